import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Portal, PortalProvider } from '@portal/shared/portal';
import { CssBaseline, ThemeProvider, theme } from '@portal/shared/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { type DialogCode, DialogCodeContext } from '../dialogs/dialogCode';
import type { PortalRouter } from '../routing/areas';

interface ShellProps {
  readonly router: PortalRouter;
  readonly queryClient: QueryClient;
  readonly portal: Portal;
  readonly dialogCode: DialogCode;
  /** Nonce for the page's styles in the content security policy. */
  readonly nonce: string | undefined;
}

/** Provides theme, queries, portal and router to all pages, including those of the remotes. */
export function Shell({ router, queryClient, portal, dialogCode, nonce }: ShellProps) {
  const [cache] = useState(() => createCache({ key: 'css', ...(nonce && { nonce }) }));
  // The first page's rules share one style sheet, later ones have one each: a rule with a media query that is added to a
  // sheet makes Chromium compute the style of all elements again, which took half of the time that a dialog needs to open.
  useEffect(() => {
    cache.sheet.isSpeedy = false;
  }, [cache]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <PortalProvider value={portal}>
            <DialogCodeContext value={dialogCode}>
              <RouterProvider router={router} />
            </DialogCodeContext>
          </PortalProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
