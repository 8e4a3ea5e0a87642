import { Box, Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface LoadMoreProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
    readonly hasPreviousPage: boolean;
    readonly isFetchingPreviousPage: boolean;
    readonly isFetchPreviousPageError: boolean;
    readonly fetchPreviousPage: () => unknown;
  };
  /** The rows that are loaded. */
  readonly children: ReactNode;
}

/**
 * Rows of a list with a cursor, with buttons that load the page after them, and the page before them when it was dropped
 * ({@link cursorPages}).
 */
export function LoadMore({ query, children }: LoadMoreProps) {
  return (
    <>
      {query.hasPreviousPage && (
        <Step
          loading={query.isFetchingPreviousPage}
          failed={query.isFetchPreviousPageError}
          onClick={query.fetchPreviousPage}
        >
          加载前面的内容
        </Step>
      )}
      {children}
      {query.hasNextPage && (
        <Step
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onClick={query.fetchNextPage}
        >
          加载更多
        </Step>
      )}
    </>
  );
}

interface StepProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onClick: () => unknown;
  readonly children: string;
}

const Step = ({ loading, failed, onClick, children }: StepProps) => (
  <Box sx={{ textAlign: 'center', py: 2 }}>
    {failed && !loading && (
      <Box role="alert" sx={{ typography: 'body2', color: 'error.main', mb: 1 }}>
        加载失败，请重试
      </Box>
    )}
    <Button variant="outlined" loading={loading} onClick={() => void onClick()}>
      {children}
    </Button>
  </Box>
);
