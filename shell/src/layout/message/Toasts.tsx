import { notify, toasts, useLocation } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';

/** Rendered only after the first toast has loaded the same file, so its code is there. */
const Toaster = lazy(() => import('sonner').then((sonner) => ({ default: sonner.Toaster })));

/** Removes a toast when the page changes and when the next act begins. */
function useClearing() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page
  useEffect(() => notify.clear, [pathname]);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') notify.clear();
      }),
    [client],
  );
}

/** Height of the buttons at the bottom of a dialog that fills a phone's screen. */
const dialogActions = '76px';

/** Container of the toasts: over the header, in dialogs at the bottom. Its code is loaded with the first toast. */
export const Toasts = observer(function Toasts() {
  useClearing();
  if (!toasts.used) return null;
  return (
    <Suspense>
      <Toaster
        position="top-center"
        theme="system"
        richColors
        visibleToasts={1}
        offset={{ top: 8, bottom: 24 }}
        mobileOffset={{ top: 4, bottom: `calc(${dialogActions} + env(safe-area-inset-bottom))` }}
        containerAriaLabel="消息"
      />
    </Suspense>
  );
});
