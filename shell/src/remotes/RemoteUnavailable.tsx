import { Button, CircularProgress, PageColumn, Stack, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { RemoteFailure } from './failure';
import { useRetry } from './useRetry';

const texts: Record<RemoteFailure['reason'] | 'broken', string> = {
  unreachable: '这部分内容暂时加载不出来，可能是网络不稳定或正在更新。其他页面不受影响。',
  missing: '这部分服务正在维护，暂时无法使用。其他页面不受影响。',
  incompatible: '这部分正在更新版本，请稍后再试。其他页面不受影响。',
  broken: '页面出错了，请重试。其他页面不受影响。',
};

interface RemoteUnavailableProps {
  readonly error: unknown;
  /** Tries again; resolves when the attempt has succeeded or failed. */
  readonly onRetry: () => Promise<void>;
}

/** Shows that a remote is unavailable, retries automatically and offers 重试. */
export function RemoteUnavailable({ error, onRetry }: RemoteUnavailableProps) {
  const failure = error instanceof RemoteFailure ? error.reason : 'broken';
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  // An error while rendering would occur again, so it is not retried automatically.
  const seconds = useRetry(retry, failure !== 'broken' && !busy);
  return (
    <PageColumn>
      <Stack
        role="alert"
        spacing={2}
        sx={{ py: 8, alignItems: 'center', textAlign: 'center', minHeight: '60vh' }}
      >
        <Typography variant="h3" component="h1">
          页面暂时无法打开
        </Typography>
        <Typography color="textSecondary">{texts[failure]}</Typography>
        <Button variant="outlined" onClick={() => void retry()} disabled={busy}>
          {busy ? <CircularProgress size={20} aria-label="正在重试" /> : '重试'}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.6em' }}>
          {seconds !== undefined && `${seconds} 秒后自动重试`}
        </Typography>
      </Stack>
    </PageColumn>
  );
}
