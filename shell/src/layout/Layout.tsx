import { Global } from '@emotion/react';
import { Box } from '@portal/shared/ui';
import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Footer } from './footer/Footer';
import { globalStyles } from './globalStyles';
import { Header } from './header/Header';
import { Main } from './Main';
import { AlertDialog } from './message/AlertDialog';
import { OfflineBar } from './message/OfflineBar';
import { Toasts } from './message/Toasts';
import { SkipLink } from './SkipLink';

/** Without its code navigations show no sign, and there are no quick links. */
const Floating = lazy<ComponentType>(() =>
  import(/* webpackChunkName: 'frame' */ './Floating').then(
    (module) => ({ default: module.Floating }),
    () => ({ default: () => null }),
  ),
);

/** Layout of every page: header, page, footer and floating elements. */
export function Layout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Global styles={globalStyles} />
      <SkipLink />
      <OfflineBar />
      <Header />
      <Main />
      <Suspense>
        <Footer />
      </Suspense>
      <LaterFloating />
      <AlertDialog />
      <Toasts />
    </Box>
  );
}

function LaterFloating() {
  const [shown, setShown] = useState(false);
  // In a transition, so that it is no part of the task that takes the page over.
  useEffect(() => startTransition(() => setShown(true)), []);
  if (!shown) return null;
  return (
    <Suspense>
      <Floating />
    </Suspense>
  );
}
