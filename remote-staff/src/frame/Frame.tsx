import { line, tapArea, VisuallyHidden } from '@portal/shared/parts';
import { Link, Outlet, useLocation } from '@portal/shared/portal';
import { staffRoleLabels } from '@portal/shared/rules';
import { Box, Button, CircularProgress, Icon, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { desk } from '../ui/session/desk';
import { useCounts } from '../ui/useCounts';
import { placesOf, waitingAt } from './places';

/** The frame of the desk: a narrow rail on wide screens, a bar at the bottom on phones, and the page. */
export const Frame = observer(function Frame() {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', flexDirection: { xs: 'column-reverse', md: 'row' } }}>
      <Rail />
      <Box sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, md: 2.5 }, pb: { xs: 10, md: 2.5 } }}>
        <Suspense fallback={<CircularProgress size={24} aria-label="正在打开" />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  );
});

const Rail = observer(function Rail() {
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
              ...tapArea,
              flex: { xs: 1, md: 'none' },
              py: 1,
              display: 'grid',
              justifyItems: 'center',
              gap: 0.25,
              borderRadius: 1,
              fontSize: 13,
              textDecoration: 'none',
              color: isHere ? 'primary.main' : 'text.secondary',
              bgcolor: isHere ? 'action.selected' : 'transparent',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Icon path={icon} />
            {label}
            {count > 0 && <Count count={count} late={isLate && path === '/staff/today'} />}
          </Box>
        );
      })}
      <Box sx={{ mt: { md: 'auto' }, textAlign: 'center', flex: { xs: 1, md: 'none' } }}>
        <Typography
          variant="caption"
          title={roles.map((role) => staffRoleLabels[role]).join('、')}
          sx={{ display: { xs: 'none', md: 'block' }, overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {desk.self?.name || desk.self?.account}
        </Typography>
        <Button size="small" color="inherit" onClick={() => void desk.leave()} sx={{ minWidth: 0 }}>
          退出
        </Button>
      </Box>
    </Box>
  );
});

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
