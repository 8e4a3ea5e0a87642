import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useHydrated } from '@portal/shared/parts';
import { type Portal, PortalProvider } from '@portal/shared/portal';
import { CssBaseline, ThemeProvider, theme } from '@portal/shared/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type DialogCode, DialogCodeContext } from '../dialogs/dialogCode';
import { guest } from '../session/guest';

interface ShellProps {
  readonly cache: EmotionCache;
  readonly queryClient: QueryClient;
  readonly portal: Portal;
  /** Null while the server draws the page, which opens no dialog. */
  readonly dialogCode: DialogCode | null;
  /** Called when the page is shown and answers input. */
  readonly onShown?: () => void;
  /** The router's provider. */
  readonly children: ReactNode;
}

/** Provides theme, queries, portal and router to all pages, including those of the remotes. */
export function Shell({ cache, queryClient, portal, dialogCode, onShown, children }: ShellProps) {
  const hydrated = useHydrated();
  const shown = useMemo(() => (hydrated ? portal : { ...portal, session: guest }), [hydrated, portal]);
  // The first page's rules share one style sheet, later ones have one each: a rule with a media query that is added to a
  // sheet makes Chromium compute the style of all elements again, which took half of the time that a dialog needs to open.
  useEffect(() => {
    cache.sheet.isSpeedy = false;
  }, [cache]);
  useEffect(() => {
    if (hydrated) onShown?.();
  }, [hydrated, onShown]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <PortalProvider value={shown}>
            <DialogCodeContext value={dialogCode}>{children}</DialogCodeContext>
          </PortalProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
