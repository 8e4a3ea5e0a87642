import { Pager, PastTheEnd } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListType } from './lists';

interface RowsProps<Row> {
  readonly type: ListType;
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
  readonly query: UseQueryResult<{ readonly total: number; readonly list: Row[] }>;
  readonly loading: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a list with pagination. While the next page loads, the previous one stays, faded. */
export function Rows<Row>({ type, page, size, query, loading, children }: RowsProps<Row>) {
  const to = (other: number) => (other > 1 ? `${paths.list(type)}?page=${other}` : paths.list(type));
  return (
    <QueryView query={query} loading={loading}>
      {({ total, list }) =>
        list.length === 0 && total > 0 ? (
          <PastTheEnd to={to(Math.ceil(total / size))} />
        ) : list.length === 0 ? (
          <NoRows />
        ) : (
          <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            {children(list)}
            <Pager page={page} pages={Math.ceil(total / size)} to={to} />
          </Box>
        )
      }
    </QueryView>
  );
}

function NoRows() {
  return (
    <EmptyState
      title="这里还没有内容"
      text="内容发布后会出现在这里，您可以先看看服务项目。"
      action={
        <Button component={Link} to={paths.project()} variant="outlined">
          浏览服务项目
        </Button>
      }
    />
  );
}
