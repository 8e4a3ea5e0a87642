import { Box } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';

/** A line above the header. */
export const bar = {
  py: 1,
  px: 2,
  textAlign: 'center',
  fontSize: '.875rem',
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;

/** Message that is shown while the browser is offline. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && <Box sx={bar}>网络已断开，已打开的内容仍可浏览，恢复后会自动更新</Box>}
    </Box>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Returns whether the browser is online. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
