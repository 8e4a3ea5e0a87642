import { call, query } from '@portal/shared/api';
import type { Device, ReleasedEvaluation } from '@portal/shared/contract';
import { cursorPages, EvaluationContent, LoadMore, lineAbove, plainList, Stars } from '@portal/shared/parts';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { evaluationsInput } from './evaluationsInput';

const path = 'open/web/evaluation/list';

/** The average of a service's evaluations, and the evaluations, the newest first. */
export function EvaluationList({ device: { rid, evaluation } }: { readonly device: Device }) {
  const evaluations = useEvaluations(rid);
  return (
    <>
      <Average {...evaluation} />
      <QueryView query={evaluations} loading={<Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}>
        {(list) => (
          <LoadMore query={evaluations}>
            <Box component="ul" aria-label="评价列表" sx={{ ...plainList, '& > li': row }}>
              {list.map((each) => (
                <Row key={each.rid} evaluation={each} />
              ))}
            </Box>
          </LoadMore>
        )}
      </QueryView>
    </>
  );
}

/** The first page is the route's own call, which a drawn page comes with. */
function useEvaluations(device_rid: string) {
  const client = useQueryClient();
  const input = evaluationsInput(device_rid);
  const first = query(path, input);
  const loaded = client.getQueryState(first.queryKey);
  return useInfiniteQuery({
    ...cursorPages({
      queryKey: first.queryKey,
      size: input.size,
      load: (before, signal) =>
        before === undefined ? client.fetchQuery(first) : call(path, { ...input, before }, { signal }),
      known: loaded?.data && { page: loaded.data, at: loaded.dataUpdatedAt },
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
}

function Average({ count, average }: Device['evaluation']) {
  if (average === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
        {average.toFixed(1)}
      </Typography>
      <Stars stars={average} size={20} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        共 {count} 条评价
      </Typography>
    </Box>
  );
}

function Row({ evaluation }: { readonly evaluation: ReleasedEvaluation }) {
  const { member, option_text } = evaluation;
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {member}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
          {option_text.join('；')}
        </Typography>
      </Box>
      <EvaluationContent evaluation={evaluation} />
    </li>
  );
}

/** Rows outside the window are not laid out, so that a long list stays fast. */
const row = {
  ...lineAbove,
  mt: 2,
  pt: 2,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 120px',
} as const;
