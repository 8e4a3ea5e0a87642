import { Box, Button } from '@portal/shared/ui';

interface LoadMoreProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** Button that loads the next page of a list with a cursor; nothing on the last page. */
export function LoadMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Box sx={{ textAlign: 'center', py: 2 }}>
      <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        加载更多
      </Button>
    </Box>
  );
}
