import { reloadLostCode } from '@portal/shared/parts';
import { Button, CircularProgress, PageColumn, Stack, Typography } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import type { FailureClass } from '../../manifest/failureClass';
import { placeName } from './placeName';
import type { RemoteFailure } from './remoteFailure';
import { reportFailure } from './reports';
import { useRetry } from './useRetry';

const texts: Readonly<Record<FailureClass, string>> = {
  network: '这部分内容没有下载成功，可能是网络不稳定或正在更新。',
  timeout: '这部分内容等了很久还没有下载完，可能是网络较慢。',
  integrity: '下载的程序与发布的不一致，为安全起见没有运行。请稍后再试，或换一个网络。',
  missing: '这部分服务正在维护，暂时无法使用。',
  incompatible: '这部分正在更新版本，请稍后再试。',
  contract: '这部分的新版本有误，已经停用，改正后会自动恢复。',
  load: '这部分的程序没能启动，请稍后再试。',
  render: '页面显示时出错了，请重试。',
  stalled: '页面的程序已经下载，但等了很久没有准备好内容。',
};

const isChunkFailure = (cause: unknown) => cause instanceof Error && cause.name === 'ChunkLoadError';

export interface RemoteUnavailableProps {
  readonly failure: RemoteFailure;
  /**
   * Tries again, `byHand` when the visitor wants it; resolves when the attempt has succeeded or failed. `stays` tells whether the
   * visitor is still here and goes nowhere else: a retry must not call them back.
   */
  readonly onRetry: (byHand: boolean, stays: () => boolean) => Promise<void>;
}

/** Shows that a remote is unavailable, retries automatically and offers 重试. */
export function RemoteUnavailable({ failure, onRetry }: RemoteUnavailableProps) {
  useEffect(() => {
    reportFailure(failure);
    // A part of a running page that its area loads lazily.
    if (isChunkFailure(failure.cause)) void reloadLostCode();
  }, [failure]);
  const { request, remotes } = window.__portal?.manifest ?? {};
  const title = remotes?.[failure.remote]?.title ?? placeName(window.location.pathname);
  const stays = useStays();
  const [busy, setBusy] = useState(false);
  const retry = async (byHand: boolean) => {
    setBusy(true);
    await onRetry(byHand, stays);
    setBusy(false);
  };
  // An error while rendering would occur again, so it is not retried automatically.
  const seconds = useRetry(() => retry(false), failure.reason !== 'render' && !busy);
  return (
    <PageColumn>
      <Stack
        role="alert"
        spacing={2}
        sx={{ py: 8, alignItems: 'center', textAlign: 'center', minHeight: '60vh' }}
      >
        <Typography variant="h3" component="h1">
          {title === undefined ? '页面' : `“${title}”`}暂时无法打开
        </Typography>
        <Typography color="textSecondary">{texts[failure.reason]}其他页面不受影响。</Typography>
        <Button variant="outlined" onClick={() => void retry(true)} disabled={busy}>
          {busy ? <CircularProgress size={20} aria-label="正在重试" /> : '重试'}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.6em' }}>
          {seconds !== undefined && `${seconds} 秒后自动重试`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          反馈问题时请提供编号：{[failure.remote, failure.reason, request].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
    </PageColumn>
  );
}

/** See {@link RemoteUnavailableProps.onRetry}. */
function useStays(): () => boolean {
  const { state } = useNavigation();
  const stays = useRef(true);
  useEffect(() => {
    stays.current = state === 'idle';
    return () => {
      stays.current = false;
    };
  }, [state]);
  return () => stays.current;
}
