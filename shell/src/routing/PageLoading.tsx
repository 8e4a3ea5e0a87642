import { paths } from '@portal/shared/portal';
import { Button, PageColumn, Skeleton, Stack, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { slowAfter, useAfter } from '../layout/useAfter';

/** Placeholder of the first page while its code loads; when it takes long, says what it waits for and leads away. */
export function PageLoading() {
  // Counted from the start of the document: the visitor has waited since then.
  const [left] = useState(() => Math.max(0, slowAfter - performance.now()));
  const isSlow = useAfter(left, true);
  const isHome = window.location.pathname === paths.home;
  return (
    <PageColumn>
      <Stack spacing={2} sx={{ py: 4, minHeight: '80vh' }} aria-busy="true">
        <Stack role="status" direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 40 }}>
          {isSlow && (
            <>
              <Typography variant="body2" color="textSecondary">
                还在等待页面的程序下载，可能是网络较慢
              </Typography>
              <Button size="small" href={paths.home}>
                {isHome ? '重新加载' : '返回首页'}
              </Button>
            </>
          )}
        </Stack>
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
      </Stack>
    </PageColumn>
  );
}
