import { call, query } from '@portal/shared/api';
import { cursorPages, LoadMore, line } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, FailureGroup, Paper, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { type DataFilter, dataFilter, dataPath, filterCount, listInput, noFilter } from './dataFilter';
import { FileTable } from './FileTable';
import { FilterForm } from './FilterForm';
import { TagLinks } from './tag/TagLinks';

const path = 'auth/web/orderFile/list4person';

/** The data of all delivered orders of the member: found by words, tags and days, opened, and downloaded together. */
export function DataPage() {
  const [search] = useSearchParams();
  const filter = dataFilter(search);
  const input = listInput(filter);
  const files = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle>检测数据</PageTitle>
      <Paper component="section" aria-label="检测数据" sx={{ ...line, minWidth: 0 }}>
        <FilterForm key={dataPath(filter)} filter={filter} />
        <FailureGroup>
          <TagLinks filter={filter} />
          <QueryView query={files} loading={<FilesSkeleton />}>
            {({ pages }) => {
              const list = pages.flatMap((page) => page.list);
              if (list.length === 0) return <NoFiles filter={filter} />;
              return (
                <Box aria-busy={files.isPlaceholderData} sx={{ opacity: files.isPlaceholderData ? 0.6 : 1 }}>
                  <LoadMore query={files}>
                    <FileTable
                      key={dataPath(filter)}
                      list={list}
                      total={pages[0]?.total ?? null}
                      filter={filter}
                    />
                  </LoadMore>
                </Box>
              );
            }}
          </QueryView>
        </FailureGroup>
      </Paper>
    </>
  );
}

function NoFiles({ filter }: { readonly filter: DataFilter }) {
  if (filterCount(filter) > 0)
    return (
      <EmptyState
        title="没有符合条件的数据"
        text="减少或更换条件试试"
        action={
          <Button variant="outlined" component={Link} to={dataPath(noFilter)}>
            清空条件
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="还没有检测数据"
      text="实验室交付后，所有订单的数据文件都在这里，可以在线查看、成批下载"
      action={
        <Button variant="outlined" component={Link} to={paths.orders}>
          查看我的订单
        </Button>
      }
    />
  );
}

const FilesSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={56} sx={{ my: 1.5 }} />
    ))}
  </Box>
);
