import { Global } from '@emotion/react';
import { useHydrated } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Footer } from './footer/Footer';
import { globalStyles } from './globalStyles';
import { Header } from './header/Header';
import { Main } from './Main';
import { AlertDialog } from './message/AlertDialog';
import { OfflineBar } from './message/OfflineBar';
import { Toasts } from './message/Toasts';
import { SkipLink } from './SkipLink';

const none = { default: (): null => null };

/** Loaded after the first page, before which nobody navigates; without it navigations show no sign. */
const NavigationBusy = lazy<ComponentType>(() =>
  import(/* webpackChunkName: 'frame' */ './NavigationBusy').then(
    (module) => ({ default: module.NavigationBusy }),
    () => none,
  ),
);

/** Floats over the page, so it moves nothing when it comes later. */
const SideBar = lazy<ComponentType>(() =>
  import(/* webpackChunkName: 'frame' */ './footer/SideBar').then(
    (module) => ({ default: module.SideBar }),
    () => none,
  ),
);

/** Layout of every page: header, page, footer and floating elements. */
export function Layout() {
  const hydrated = useHydrated();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Global styles={globalStyles} />
      <SkipLink />
      {hydrated && (
        <Suspense>
          <NavigationBusy />
        </Suspense>
      )}
      <OfflineBar />
      <Header />
      <Main />
      <Footer />
      {hydrated && (
        <Suspense>
          <SideBar />
        </Suspense>
      )}
      <AlertDialog />
      <Toasts />
    </Box>
  );
}
