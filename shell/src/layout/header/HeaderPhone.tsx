import { headerRows } from '@portal/shared/look';
import { tapArea, useLazyDialog } from '@portal/shared/parts';
import { Link, paths, portalName, usePortal } from '@portal/shared/portal';
import { Box, Button, Icon, IconButton, Logo } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { NoticeBell } from '../account/NoticeBell';
import { Contained } from '../Contained';
import { frameIcons } from '../icons';
import { PlanLink } from './PlanLink';
import { SearchBox } from './SearchBox';

const loadDrawer = () => import(/* webpackChunkName: 'menu' */ './NavDrawer').then((m) => m.NavDrawer);

/** Header below 961 px: the most used controls, and a drawer with the others. */
export const HeaderPhone = observer(function HeaderPhone({ compact }: { readonly compact: boolean }) {
  const drawer = useLazyDialog('menu', loadDrawer, {});
  const { session, dialogs } = usePortal();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', height: headerRows.phone, px: 1 }}>
        <IconButton
          aria-label="打开菜单"
          aria-haspopup="dialog"
          onClick={drawer.show}
          color="inherit"
          {...drawer.prefetchProps}
        >
          <Icon path={frameIcons.menu} size={24} />
        </IconButton>
        <Box
          component={Link}
          to={paths.home}
          aria-label={`${portalName}，首页`}
          sx={{ ...tapArea, flex: 1, display: 'flex', textDecoration: 'none' }}
        >
          <Logo name={portalName} size={32} compact />
        </Box>
        <PlanLink compact />
        {session.signedIn ? (
          <>
            <NoticeBell />
            <IconButton component={Link} to={paths.member} aria-label="个人中心" color="inherit">
              <Icon path={frameIcons.user} size={24} />
            </IconButton>
          </>
        ) : (
          <Button size="small" onClick={() => dialogs.open('login')}>
            登录
          </Button>
        )}
      </Box>
      {!compact && (
        <Box sx={{ height: headerRows.phoneSearch, px: 2 }}>
          <SearchBox />
        </Box>
      )}
      <Contained>{drawer.dialog}</Contained>
    </>
  );
});
