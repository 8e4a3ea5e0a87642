import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Portal, PortalProvider } from '@portal/shared/portal';
import { CssBaseline, PortalTheme } from '@portal/shared/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type DialogCode, DialogCodeContext } from '../dialogs/dialogCode';
import { Contained } from '../layout/Contained';
import { FrameFailure } from '../layout/message/FrameFailure';
import { guest } from '../session/guest';
import { separateLaterRules } from './separateLaterRules';

interface ShellProps {
  readonly cache: EmotionCache;
  readonly queryClient: QueryClient;
  readonly portal: Portal;
  /** Null while the server draws the page, which opens no dialog. */
  readonly dialogCode: DialogCode | null;
  /** True when the server draws the page, and when the browser takes over what it has drawn. */
  readonly drawn?: boolean;
  /** Called when the page is shown and answers input. */
  readonly onShown?: () => void;
  /** The router's provider. */
  readonly children: ReactNode;
}

/** For what the router's own boundaries can't show either. */
const reload = () => (
  <FrameFailure text="页面显示时出错了。" action="重新加载" onRetry={() => window.location.reload()} />
);

/** Provides theme, queries, portal and router to all pages, including those of the remotes. */
export function Shell({
  cache,
  queryClient,
  portal,
  dialogCode,
  drawn = false,
  onShown,
  children,
}: ShellProps) {
  const [hydrated, setHydrated] = useState(!drawn);
  // A visitor's own session is like the one that the page was drawn with, so nothing that reads it is rendered again.
  const [asDrawn] = useState(() => (portal.session.signedIn ? { ...portal, session: guest } : portal));
  // At once, together with all that waits for `useHydrated`, so that what the visitor does next comes after what they did before.
  // In a transition the page answered in between, and a form was sent without what had been typed before.
  useLayoutEffect(() => setHydrated(true), []);
  useEffect(() => separateLaterRules(cache.sheet), [cache]);
  useEffect(() => {
    if (hydrated) onShown?.();
  }, [hydrated, onShown]);
  return (
    <CacheProvider value={cache}>
      <PortalTheme>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <PortalProvider value={hydrated ? portal : asDrawn}>
            <DialogCodeContext value={dialogCode}>
              <Contained fallback={reload}>{children}</Contained>
            </DialogCodeContext>
          </PortalProvider>
        </QueryClientProvider>
      </PortalTheme>
    </CacheProvider>
  );
}
