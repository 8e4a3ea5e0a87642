import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { line, PagedView, plainList, SeenNotices, TabLinks } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { limits, serviceType } from '@portal/shared/rules';
import { Box, Button, EmptyState, Paper, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { countOf } from '../ui/stateGroup';
import { ReservationRow } from './ReservationRow';
import {
  type ReservationFilter,
  reservationFilter,
  reservationGroups,
  reservationInput,
  reservationPath,
} from './reservationFilter';
import { Waits } from './Waits';

type Reservations = Data<'auth/web/reservation/list4person'>;

const browse = (
  <Button variant="contained" component={Link} to={paths.project({ typeId: serviceType.onSite })}>
    浏览现场预约服务
  </Button>
);

/** The member's reservations of instrument time, and what the member waits for. */
export function ReservationListPage() {
  const [search] = useSearchParams();
  const filter = reservationFilter(search);
  const reservations = useQuery({
    ...query('auth/web/reservation/list4person', reservationInput(search)),
    placeholderData: keepPreviousData,
    // An offer of the waiting list appears without a reload.
    refetchInterval: 60_000,
  });
  const waits = reservations.data?.waits ?? [];
  return (
    <>
      <SeenNotices link="/member/order?kind=reservation" />
      <PageTitle action={browse}>我的订单</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {waits.length > 0 && <Waits waits={waits} />}
        <Paper sx={line}>
          <TabLinks label="预约状态" tabs={tabsOf(filter, reservations.data)} />
          <PagedView
            query={reservations}
            input={{ page: filter.page, size: limits.pageSize }}
            to={(page) => reservationPath(filter.group, page)}
            counted
            loading={<ReservationsSkeleton />}
            empty={<NoReservations filter={filter} />}
          >
            {(list, { now }) => (
              <Box component="ul" aria-label="仪器机时" sx={plainList}>
                {list.map((reservation) => (
                  <ReservationRow
                    key={reservation.rid}
                    reservation={reservation}
                    ahead={Date.parse(now) - reservations.dataUpdatedAt}
                  />
                ))}
              </Box>
            )}
          </PagedView>
        </Paper>
      </Box>
    </>
  );
}

function tabsOf({ group: current }: ReservationFilter, data: Reservations | undefined) {
  return reservationGroups.map((group) => ({
    label: group.label,
    to: reservationPath(group),
    count: data && countOf(data.counts, group.states),
    current: group.key === current.key,
  }));
}

const NoReservations = ({ filter: { group } }: { readonly filter: ReservationFilter }) =>
  group.key === 'all' ? (
    <EmptyState title="还没有仪器机时" text="现场预约类服务按小时上机，在服务页面选好机时并下单即预约成功" />
  ) : (
    <EmptyState title={`没有${group.label}的机时`} />
  );

const ReservationsSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ px: 2.5, py: 1 }}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={84} sx={{ my: 1.5 }} />
    ))}
  </Box>
);
