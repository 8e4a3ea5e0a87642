import { call, query } from '@portal/shared/api';
import { cursorPages, LoadMore, line } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, FailureGroup, Paper, QueryView } from '@portal/shared/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { type DataFilter, dataFilter, dataPath, filterCount, listInput, noFilter } from './dataFilter';
import { FilesSkeleton } from './FilesSkeleton';
import { FileTable } from './FileTable';
import { FilterForm } from './FilterForm';
import { GroupData } from './group/GroupData';
import { GroupLinks } from './group/GroupLinks';
import { clusterOf } from './group/groupPath';
import { TagLinks } from './tag/TagLinks';

const path = 'auth/web/orderFile/list4person';

/** The member's own data, or that which members of a group show to the member, who manages it. */
export function DataPage() {
  const [search] = useSearchParams();
  const cluster = clusterOf(search);
  return (
    <>
      <PageTitle>检测数据</PageTitle>
      <GroupLinks cluster={cluster} />
      {cluster === '' ? (
        <OwnData search={search} />
      ) : (
        <GroupData key={cluster} cluster={cluster} search={search} />
      )}
    </>
  );
}

/** The data of all delivered orders of the member: found by words, tags and days, opened, and downloaded together. */
function OwnData({ search }: { readonly search: URLSearchParams }) {
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
