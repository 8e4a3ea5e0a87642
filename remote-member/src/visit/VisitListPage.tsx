import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { line, PagedView, plainList, SeenNotices, TabLinks } from '@portal/shared/parts';
import { usePortal, useSearchParams } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Box, Button, EmptyState, Paper, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { countOf } from '../ui/stateGroup';
import { VisitRow } from './VisitRow';
import { type VisitFilter, visitFilter, visitGroups, visitInput, visitPath } from './visitFilter';

type Visits = Data<'auth/sampling/list'>;

/** The member's bookings of on-site sampling by state, newest first. */
export function VisitListPage() {
  const { dialogs } = usePortal();
  const [search] = useSearchParams();
  const filter = visitFilter(search);
  const visits = useQuery({
    ...query('auth/sampling/list', visitInput(search)),
    placeholderData: keepPreviousData,
  });
  const book = (
    <Button variant="contained" onClick={() => dialogs.open('sampling')}>
      预约上门取样
    </Button>
  );
  return (
    <>
      <SeenNotices link="/member/order?kind=visit" />
      <PageTitle action={book}>我的订单</PageTitle>
      <Paper sx={line}>
        <TabLinks label="预约状态" tabs={tabsOf(filter, visits.data)} />
        <PagedView
          query={visits}
          input={{ page: filter.page, size: limits.pageSize }}
          to={(page) => visitPath(filter.group, page)}
          counted
          loading={<VisitSkeleton />}
          empty={<NoVisits filter={filter} />}
        >
          {(list) => (
            <Box component="ul" aria-label="上门取样" sx={plainList}>
              {list.map((visit) => (
                <VisitRow key={visit.rid} visit={visit} />
              ))}
            </Box>
          )}
        </PagedView>
      </Paper>
    </>
  );
}

function tabsOf({ group: current }: VisitFilter, data: Visits | undefined) {
  return visitGroups.map((group) => ({
    label: group.label,
    to: visitPath(group),
    count: data && countOf(data.counts, group.states),
    current: group.key === current.key,
  }));
}

const NoVisits = ({ filter: { group } }: { readonly filter: VisitFilter }) =>
  group.key === 'all' ? (
    <EmptyState title="还没有上门取样预约" text="预约后，取样员会在所选时段上门取走样品" />
  ) : (
    <EmptyState title={`没有${group.label}的预约`} />
  );

function VisitSkeleton() {
  return (
    <Box role="status" aria-label="正在加载" sx={{ px: 2.5, py: 1 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={84} sx={{ my: 1.5 }} />
      ))}
    </Box>
  );
}
