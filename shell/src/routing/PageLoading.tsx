import { paths } from '@portal/shared/portal';
import { Button, PageColumn, Skeleton, Stack, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { slowAfter, useAfter } from '../layout/useAfter';

interface PageLoadingProps {
  /** Milliseconds since the start of the document at which the wait began; default its start. */
  readonly since?: number;
  readonly text?: string;
}

/** Placeholder of a page that is not ready; when it takes long, says what it waits for and leads away. */
export function PageLoading({
  since = 0,
  text = '还在等待页面的程序下载，可能是网络较慢',
}: PageLoadingProps) {
  const [left] = useState(() => Math.max(0, slowAfter + since - performance.now()));
  const isSlow = useAfter(left, true);
  const isHome = window.location.pathname === paths.home;
  return (
    <PageColumn>
      <Stack spacing={2} sx={{ py: 4, minHeight: '80vh' }} aria-busy="true">
        <Stack role="status" direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 40 }}>
          {isSlow && (
            <>
              <Typography variant="body2" color="textSecondary">
                {text}
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
