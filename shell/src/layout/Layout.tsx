import { Global } from '@emotion/react';
import { Box } from '@portal/shared/ui';
import { Footer } from './footer/Footer';
import { SideBar } from './footer/SideBar';
import { globalStyles } from './globalStyles';
import { Header } from './header/Header';
import { Main } from './Main';
import { AlertDialog } from './message/AlertDialog';
import { OfflineBar } from './message/OfflineBar';
import { Toasts } from './message/Toasts';
import { NavigationBusy } from './NavigationBusy';
import { SkipLink } from './SkipLink';

/** Layout of every page: header, page, footer and floating elements. */
export function Layout() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Global styles={globalStyles} />
      <SkipLink />
      <NavigationBusy />
      <OfflineBar />
      <Header />
      <Main />
      <Footer />
      <SideBar />
      <AlertDialog />
      <Toasts />
    </Box>
  );
}
