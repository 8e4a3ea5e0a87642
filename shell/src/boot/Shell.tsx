import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Portal, PortalProvider } from '@portal/shared/portal';
import { CssBaseline, ThemeProvider, theme } from '@portal/shared/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { type DialogCode, DialogCodeContext } from '../dialogs/dialogCode';
import type { PortalRouter } from '../routing/areas';

interface ShellProps {
  readonly router: PortalRouter;
  readonly queryClient: QueryClient;
  readonly portal: Portal;
  readonly dialogCode: DialogCode;
  /** Lets the styles through the page's content security policy. */
  readonly nonce: string | undefined;
}

/** The contexts that every page stands in, the remotes' too: theme, queries, portal, router. */
export function Shell({ router, queryClient, portal, dialogCode, nonce }: ShellProps) {
  const [cache] = useState(() => createCache({ key: 'css', ...(nonce && { nonce }) }));
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
