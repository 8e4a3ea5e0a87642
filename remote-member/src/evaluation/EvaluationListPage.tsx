import { call, query } from '@portal/shared/api';
import type { Evaluation, Input } from '@portal/shared/contract';
import { cursorPages, LoadMore, line, lineAbove, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Box, Button, EmptyState, MuiLink, Paper, QueryView, Skeleton } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EvaluationState, OwnEvaluation } from '../ui/evaluation/OwnEvaluation';
import { PageTitle } from '../ui/PageTitle';

const path = 'auth/evaluate/list4person';
const input = { size: limits.pageSize } satisfies Input<typeof path>;

/** All evaluations that the member wrote, with the lab's answers, the newest first. */
export function EvaluationListPage() {
  const evaluations = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  return (
    <>
      <PageTitle>我的订单</PageTitle>
      <Paper component="section" aria-label="我的评价" sx={line}>
        <QueryView query={evaluations} loading={<Skeleton variant="rounded" height={240} sx={{ m: 2.5 }} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                title="还没有评价"
                text="数据交付后，可以在订单页评价每个项目"
                action={
                  <Button variant="outlined" component={Link} to={paths.orders}>
                    查看我的订单
                  </Button>
                }
              />
            ) : (
              <LoadMore query={evaluations}>
                <Box component="ul" aria-label="我的评价" sx={{ ...plainList, '& > li + li': lineAbove }}>
                  {list.map((one) => (
                    <Row key={one.rid} evaluation={one} />
                  ))}
                </Box>
              </LoadMore>
            )
          }
        </QueryView>
      </Paper>
    </>
  );
}

function Row({ evaluation }: { readonly evaluation: Evaluation }) {
  const { code, order, item } = evaluation;
  return (
    <Box component="li" aria-label={`${item.name} ${code}`} sx={{ px: { xs: 2, sm: 2.5 }, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1 }}>
        <MuiLink component={Link} to={paths.detail(item.device_rid)} sx={{ fontWeight: 600 }}>
          {item.name}
        </MuiLink>
        <MuiLink component={Link} to={paths.order(order.rid)} sx={{ typography: 'body2', flex: 1 }}>
          {order.code}
        </MuiLink>
        <EvaluationState evaluation={evaluation} />
      </Box>
      <OwnEvaluation evaluation={evaluation} />
    </Box>
  );
}
