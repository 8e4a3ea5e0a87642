import { Global } from '@emotion/react';
import { useLocation } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { type ComponentType, Suspense, startTransition, useEffect, useState } from 'react';
import { isBare } from './areas';
import { Contained } from './Contained';
import { Footer } from './footer/Footer';
import { globalStyles } from './globalStyles';
import { Header } from './header/Header';
import { Main } from './Main';
import { AlertDialog } from './message/AlertDialog';
import { OfflineBar } from './message/OfflineBar';
import { PartFailure } from './message/PartFailure';
import { SkipLink } from './SkipLink';
import { Toasts } from './toast/Toasts';

/**
 * Layout of every page: header, page, footer and floating elements. Each of them may fail without the others. An area with its own
 * frame has only the page and what is said over it.
 */
export function Layout() {
  const { pathname } = useLocation();
  const bare = isBare(pathname);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Global styles={globalStyles} />
      <SkipLink />
      <OfflineBar />
      {!bare && (
        <Contained at={pathname} fallback={(retry) => <PartFailure part="页头" onRetry={retry} />}>
          <Header />
        </Contained>
      )}
      <Main />
      {!bare && (
        <Contained at={pathname} fallback={(retry) => <PartFailure part="页脚" onRetry={retry} />}>
          <Suspense>
            <Footer />
          </Suspense>
        </Contained>
      )}
      <Contained at={pathname}>
        <LaterFloating at={pathname} bare={bare} />
      </Contained>
      <Contained at={pathname}>
        <Toasts />
      </Contained>
      <AlertDialog />
    </Box>
  );
}

/** Without its code navigations show no sign, and there are no quick links; the next page asks for it again. */
function LaterFloating({ at, bare }: { readonly at: string; readonly bare: boolean }) {
  const [Floating, setFloating] = useState<ComponentType<{ readonly bare: boolean }>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page tries again
  useEffect(() => {
    if (Floating) return;
    import(/* webpackChunkName: 'frame' */ './Floating').then(
      // In a transition, so that it is no part of the task that takes the page over.
      (module) => startTransition(() => setFloating(() => module.Floating)),
      () => {},
    );
  }, [at, Floating]);
  return Floating ? <Floating bare={bare} /> : null;
}
