import { query } from '@portal/shared/api';
import { line, PagedView, plainList } from '@portal/shared/parts';
import { Link, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, Paper, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RecycleRow } from './RecycleRow';
import { recyclesInput, recyclesPath, samplesPath } from './sampleFilter';

/** The member's requests to send samples back, newest first. */
export function RecycleList() {
  const [search] = useSearchParams();
  const input = recyclesInput(search);
  const recycles = useQuery({
    ...query('auth/sample4recycle/list4person', input),
    placeholderData: keepPreviousData,
  });
  return (
    <Paper sx={line}>
      <PagedView
        query={recycles}
        input={input}
        to={recyclesPath}
        counted
        loading={<RecyclesSkeleton />}
        empty={<NoRecycles />}
      >
        {(list) => (
          <Box component="ul" aria-label="寄回申请" sx={plainList}>
            {list.map((recycle) => (
              <RecycleRow key={recycle.rid} recycle={recycle} />
            ))}
          </Box>
        )}
      </PagedView>
    </Paper>
  );
}

const NoRecycles = () => (
  <EmptyState
    title="还没有寄回申请"
    text="留存在实验室的样品，可以申请寄回给您"
    action={
      <Button variant="outlined" component={Link} to={samplesPath('stored')}>
        查看留存的样品
      </Button>
    }
  />
);

const RecyclesSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ px: 2.5, py: 1 }}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={96} sx={{ my: 1.5 }} />
    ))}
  </Box>
);
