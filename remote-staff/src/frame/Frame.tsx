import { useLazyDialog } from '@portal/shared/parts';
import { Outlet } from '@portal/shared/portal';
import type { StaffRole } from '@portal/shared/rules';
import { Box, CircularProgress } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { desk } from '../ui/session/desk';
import { useDeskKeys } from './find/useDeskKeys';
import { useLive } from './live/useLive';
import { Rail } from './Rail';

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
          '--table-top': '0px',
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
