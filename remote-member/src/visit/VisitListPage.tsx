import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { line, Pager, plainList } from '@portal/shared/parts';
import { paths, usePortal, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { KindSwitch } from '../ui/KindSwitch';
import { PageTitle } from '../ui/PageTitle';
import { VisitRow } from './VisitRow';
import { visitInput } from './visitInput';

/** The member's bookings of on-site sampling, newest first. */
export function VisitListPage() {
  const { dialogs } = usePortal();
  const [search] = useSearchParams();
  const input = visitInput(search);
  const visits = useQuery({ ...query('auth/sampling/list', input), placeholderData: keepPreviousData });
  const book = (
    <Button variant="contained" onClick={() => dialogs.open('sampling')}>
      预约上门取样
    </Button>
  );
  return (
    <>
      <PageTitle action={book}>我的订单</PageTitle>
      <KindSwitch kind="visit" />
      <Paper sx={line}>
        <QueryView query={visits} loading={<VisitSkeleton />}>
          {(data) => <Visits data={data} page={input.page} size={input.size} />}
        </QueryView>
      </Paper>
    </>
  );
}

interface VisitsProps {
  readonly data: Data<'auth/sampling/list'>;
  readonly page: number;
  readonly size: number;
}

function Visits({ data, page, size }: VisitsProps) {
  if (data.list.length === 0)
    return <EmptyState title="还没有上门取样预约" text="预约后，取样员会在所选时段上门取走样品" />;
  return (
    <>
      <Box component="ul" aria-label="上门取样" sx={plainList}>
        {data.list.map((visit) => (
          <VisitRow key={visit.rid} visit={visit} />
        ))}
      </Box>
      <Pager
        page={page}
        pages={Math.ceil(data.total / size)}
        total={data.total}
        to={(next) => `${paths.visits}&page=${next}`}
      />
    </>
  );
}

function VisitSkeleton() {
  return (
    <Box aria-busy="true" aria-label="加载中" sx={{ px: 2.5, py: 1 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={84} sx={{ my: 1.5 }} />
      ))}
    </Box>
  );
}
