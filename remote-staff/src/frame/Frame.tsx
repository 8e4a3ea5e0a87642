import { type LazyDialog, line, tapArea, useLazyDialog, VisuallyHidden } from '@portal/shared/parts';
import { Link, Outlet, useLocation } from '@portal/shared/portal';
import { type StaffRole, staffRoleLabels } from '@portal/shared/rules';
import { Box, Button, CircularProgress, Icon, icons, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { desk } from '../ui/session/desk';
import { useCounts } from '../ui/useCounts';
import { useDeskKeys } from './find/useDeskKeys';
import { useLive } from './live/useLive';
import { placesOf, waitingAt } from './places';

/** The frame of the desk: a narrow rail on wide screens, a bar at the bottom on phones, and the page. */
export const Frame = observer(function Frame() {
  const find = useLazyDialog('find at the desk', loadFind, {});
  const shortcuts = useLazyDialog('shortcuts of the desk', loadShortcuts, {});
  const mayFind = desk.may(finders);
  useLive();
  useDeskKeys({ onFind: mayFind ? find.show : undefined, onShortcuts: shortcuts.show });
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', flexDirection: { xs: 'column-reverse', md: 'row' } }}>
      <Rail find={mayFind ? find : undefined} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          p: { xs: 1.5, md: 2.5 },
          pb: { xs: 10, md: 2.5 },
          '@media print': { p: 0 },
        }}
      >
        <Suspense fallback={<CircularProgress size={24} aria-label="正在打开" />}>
          <Outlet />
        </Suspense>
      </Box>
      {find.dialog}
      {shortcuts.dialog}
    </Box>
  );
});

/** Whose work is about orders. */
const finders: readonly StaffRole[] = ['manager', 'lab', 'finance'];

const loadFind = () => import('./find/FindDialog').then((m) => m.FindDialog);
const loadShortcuts = () => import('./find/ShortcutsDialog').then((m) => m.ShortcutsDialog);

const Rail = observer(function Rail({ find }: { readonly find: LazyDialog | undefined }) {
  const { pathname } = useLocation();
  const roles = desk.self?.roles ?? [];
  const waiting = useCounts() ?? [];
  const isLate = waiting.some(({ queue, count }) => queue === 'late' && count > 0);
  return (
    <Box
      component="nav"
      aria-label="工作台"
      sx={{
        position: { xs: 'fixed', md: 'sticky' },
        zIndex: 2,
        inset: { xs: 'auto 0 0 0', md: '0 auto auto 0' },
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 0.5,
        width: { md: 84 },
        height: { md: '100vh' },
        p: 0.5,
        bgcolor: 'background.paper',
        borderRight: { md: line },
        borderTop: { xs: line, md: 'none' },
      }}
    >
      {placesOf(roles).map((place) => {
        const { path, label, icon } = place;
        const isHere = pathname.startsWith(path);
        const count = waitingAt(place, waiting);
        return (
          <Box
            key={path}
            component={Link}
            to={path}
            aria-current={isHere ? 'page' : undefined}
            sx={{
              ...item,
              textDecoration: 'none',
              color: isHere ? 'primary.main' : 'text.secondary',
              bgcolor: isHere ? 'action.selected' : 'transparent',
            }}
          >
            <Icon path={icon} />
            {label}
            {count > 0 && <Count count={count} late={isLate && path === '/staff/today'} />}
          </Box>
        );
      })}
      {find && (
        <Box
          component="button"
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          title="Ctrl K"
          onClick={find.show}
          {...find.prefetchProps}
          sx={{
            ...item,
            border: 0,
            fontFamily: 'inherit',
            cursor: 'pointer',
            color: 'text.secondary',
            bgcolor: 'transparent',
          }}
        >
          <Icon path={icons.search} />
          查找
        </Box>
      )}
      <Box sx={{ mt: { md: 'auto' }, textAlign: 'center', flex: { xs: 1, md: 'none' } }}>
        <Typography
          variant="caption"
          title={roles.map((role) => staffRoleLabels[role]).join('、')}
          sx={{ display: { xs: 'none', md: 'block' }, overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {desk.self?.name || desk.self?.account}
        </Typography>
        <Button
          size="small"
          color="inherit"
          onClick={() => void desk.leave()}
          sx={{ minWidth: 0, px: 0.5, whiteSpace: 'nowrap' }}
        >
          退出
        </Button>
      </Box>
    </Box>
  );
});

const item = {
  ...tapArea,
  flex: { xs: 1, md: 'none' },
  py: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.25,
  borderRadius: 1,
  fontSize: 13,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

interface CountProps {
  readonly count: number;
  readonly late: boolean;
}

/** How many wait at a place, in red when something is late there. */
const Count = ({ count, late }: CountProps) => (
  <Box
    component="span"
    sx={{ fontSize: 12, fontWeight: 600, lineHeight: 1.3, color: late ? 'error.main' : 'text.secondary' }}
  >
    <VisuallyHidden>，待处理 </VisuallyHidden>
    {count > 999 ? '999+' : count}
  </Box>
);
