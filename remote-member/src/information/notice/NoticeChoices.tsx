import { call, query } from '@portal/shared/api';
import type { NoticeChoice } from '@portal/shared/contract';
import { Check, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { isFixedWay, type NoticeWay, noticeKinds, noticeWays } from '@portal/shared/rules';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const choices = query('auth/user/notice/list', {});
const wayLabels: Readonly<Record<NoticeWay, string>> = { sms: '短信', mail: '邮件' };

/** By which ways each kind of notice is sent. A switch shows its new state at once, and the old one when the call fails. */
export function NoticeChoices() {
  const list = useQuery(choices);
  return (
    <Panel title="通知方式">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        所有通知都会出现在站内信中，可以另外选择短信和邮件。
      </Typography>
      <QueryView query={list} loading={<Skeleton variant="rounded" height={420} />}>
        {(all) => (
          <Box component="ul" aria-label="通知方式" sx={plainList}>
            {all.map((choice) => (
              <ChoiceRow key={choice.kind} choice={choice} />
            ))}
          </Box>
        )}
      </QueryView>
    </Panel>
  );
}

function ChoiceRow({ choice }: { readonly choice: NoticeChoice }) {
  const { label, about } = noticeKinds[choice.kind];
  const client = useQueryClient();
  const put = (changed: NoticeChoice) =>
    client.setQueryData(choices.queryKey, (all) =>
      all?.map((one) => (one.kind === changed.kind ? changed : one)),
    );
  const edit = useMutation({
    mutationFn: (change: Partial<Record<NoticeWay, boolean>>) =>
      call('auth/user/notice/edit', { kind: choice.kind, ...change }),
    onMutate: (change) => put({ ...choice, ...change }),
    onSuccess: put,
    onError: (error) => {
      put(choice);
      notify.failed(error);
    },
  });
  return (
    <Box component="li" aria-label={label} sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <div>{label}</div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </Box>
      <Box sx={ways}>
        {noticeWays.map((way) => (
          <Check
            key={way}
            checked={choice[way]}
            disabled={isFixedWay(choice.kind, way) || edit.isPending}
            aria-label={`${label}：${wayLabels[way]}`}
            onChange={({ target }) => edit.mutate({ [way]: target.checked })}
          >
            {isFixedWay(choice.kind, way) ? `${wayLabels[way]}（必发）` : wayLabels[way]}
          </Check>
        ))}
      </Box>
    </Box>
  );
}

const ways = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'repeat(2, auto)', sm: '120px auto' },
} as const;

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
} as const;
