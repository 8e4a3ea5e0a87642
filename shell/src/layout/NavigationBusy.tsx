import { useLocation, useNavigate } from '@portal/shared/portal';
import { Box, Button, Paper, Typography } from '@portal/shared/ui';
import { useNavigation } from 'react-router-dom';
import { labelOf } from './navigation';
import { slowAfter, useAfter } from './useAfter';

/** Milliseconds before the line is shown: a page whose code is loaded opens sooner. */
const busyAfter = 120;

const line = {
  position: 'fixed',
  inset: '0 0 auto',
  height: 3,
  zIndex: 'snackbar',
  overflow: 'hidden',
  '&::after': {
    content: '""',
    display: 'block',
    height: '100%',
    bgcolor: 'primary.main',
    animation: 'portal-busy 1.2s ease-in-out infinite',
  },
  '@keyframes portal-busy': {
    from: { transform: 'translateX(-100%)' },
    to: { transform: 'translateX(100%)' },
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { animation: 'none' } },
} as const;

const box = {
  position: 'fixed',
  top: 8,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  pl: 2,
  pr: 1,
  py: 0.5,
} as const;

/** Shows that a page is being opened: a moving line and, when it takes long, what it waits for and a way to stay. */
export function NavigationBusy() {
  const { location } = useNavigation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isBusy = location !== undefined;
  const isShown = useAfter(busyAfter, isBusy);
  const isSlow = useAfter(slowAfter, isBusy, location?.key);
  const name = labelOf(location?.pathname);
  // Navigating to the current page cancels the navigation in progress.
  const stay = () => void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  return (
    <>
      {isShown && <Box role="progressbar" aria-label="正在打开页面" sx={line} />}
      <Box role="status">
        {isSlow && (
          <Paper elevation={8} sx={box}>
            <Typography variant="body2">
              {name ? `正在打开“${name}”` : '正在打开页面'}，还在等待页面的程序下载
            </Typography>
            <Button size="small" onClick={stay} sx={{ flex: 'none' }}>
              留在本页
            </Button>
          </Paper>
        )}
      </Box>
    </>
  );
}
