import { call, isRefused } from '@portal/shared/api';
import type { SharedData } from '@portal/shared/contract';
import { useParams } from '@portal/shared/portal';
import { Box, EmptyState, PageColumn, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordForm } from './PasswordForm';
import { SharedFiles } from './SharedFiles';

const path = 'open/dataShare';

/** Files of data that a member has shared: whoever has the link, and the password if it has one, downloads them without a login. */
export function SharedDataPage() {
  const { code = '' } = useParams();
  return (
    <PageColumn>
      <Box sx={{ py: { xs: 2, md: 3 }, maxWidth: 860 }}>
        <Shared key={code} code={code} />
      </Box>
    </PageColumn>
  );
}

interface Unlocked {
  readonly data: SharedData;
  readonly password: string;
}

function Shared({ code }: { readonly code: string }) {
  const [unlocked, setUnlocked] = useState<Unlocked>();
  // Each reading is counted as an opening, so that it happens once for each visit.
  const shared = useQuery({
    queryKey: [path, code],
    queryFn: ({ signal }) => call(path, { code }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (unlocked) return <SharedFiles code={code} {...unlocked} />;
  if (isRefused(shared.error, path, 'data_share_password'))
    return <PasswordForm code={code} onOpened={(data, password) => setUnlocked({ data, password })} />;
  if (isRefused(shared.error, path, 'data_share_ended'))
    return (
      <Gone
        title="分享已结束"
        text="此分享已到期，或已被分享人撤回。需要这些数据时，请联系分享人重新分享。"
      />
    );
  if (isRefused(shared.error, path, 'not_found', 'invalid_input'))
    return <Gone title="没有这个分享" text="请核对链接是否完整。" />;
  return (
    <QueryView
      query={shared}
      loading={<Skeleton variant="rounded" height={320} role="status" aria-label="正在加载" />}
    >
      {(data) => <SharedFiles code={code} data={data} password="" />}
    </QueryView>
  );
}

function Gone({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1 }}>
        检测数据分享
      </Typography>
      <EmptyState title={title} text={text} />
    </>
  );
}
