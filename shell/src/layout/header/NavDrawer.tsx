import { Divider, Drawer } from '@portal/shared/extras';
import { portalName, useSession } from '@portal/shared/portal';
import { Box, Button, Icon, IconButton, icons, Logo } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { LoginLinks } from '../account/AccountEntry';
import { accountGroups, mainNavigation } from '../navigation';
import { useSampling } from '../useSampling';
import { DrawerSection } from './DrawerSection';
import { NavList } from './NavList';
import { Hotline, serviceLinks } from './ServiceStrip';

interface NavDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer with all links of the wide header, for narrow screens. */
export const NavDrawer = observer(function NavDrawer({ open, onClose }: NavDrawerProps) {
  const { signedIn, leave } = useSession();
  const openSampling = useSampling();
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': '菜单', id: 'drawer-menu', sx: { width: 'min(320px, 86vw)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1 }}>
        <Logo name={portalName} size={32} compact />
        <IconButton aria-label="关闭菜单" onClick={onClose} edge="end">
          <Icon path={icons.close} />
        </IconButton>
      </Box>
      <Divider />
      <Box component="nav" aria-label="主导航" sx={{ p: 1 }}>
        {mainNavigation.map((entry) =>
          entry.children ? (
            <DrawerSection
              key={entry.to}
              title={entry.label}
              links={[{ label: `全部${entry.label}`, to: entry.to }, ...entry.children]}
              onFollow={onClose}
            />
          ) : (
            <NavList key={entry.to} links={[entry]} onFollow={onClose} />
          ),
        )}
      </Box>
      <Divider />
      <Box component="nav" aria-label="服务" sx={{ p: 1 }}>
        <NavList links={serviceLinks} onFollow={onClose} />
        <Button
          color="inherit"
          onClick={after(openSampling)}
          sx={{ ml: 1, fontSize: '.9375rem', fontWeight: 400 }}
        >
          上门取样
        </Button>
      </Box>
      <Divider />
      <Box component="nav" aria-label="账号" sx={{ p: 1 }}>
        {signedIn ? (
          <>
            {accountGroups.map((group) => (
              <DrawerSection key={group.label} title={group.label} links={group.links} onFollow={onClose} />
            ))}
            <Button color="inherit" onClick={after(() => void leave())} sx={{ ml: 1, mt: 1 }}>
              退出登录
            </Button>
          </>
        ) : (
          <Box sx={{ p: 1 }}>
            <LoginLinks onFollow={onClose} />
          </Box>
        )}
      </Box>
      <Box sx={{ mt: 'auto', p: 2, fontSize: '.875rem', color: 'text.secondary' }}>
        <Hotline />
      </Box>
    </Drawer>
  );
});
