import { notify, toasts, useLocation } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import type { ShownToastProps } from './ShownToast';

/** Removes toasts when the page changes and when the next act begins. */
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

/** The first of the toasts, one at a time. Its code is loaded with the first one; without it toasts become alerts. */
export const Toasts = observer(function Toasts() {
  useClearing();
  const [Shown, setShown] = useState<ComponentType<ShownToastProps>>();
  const [toast, next] = toasts.queue;
  const isMissing = toast && !Shown;
  useEffect(() => {
    if (isMissing)
      import(/* webpackChunkName: 'toast' */ './ShownToast').then(
        (module) => setShown(() => module.ShownToast),
        toasts.alert,
      );
  }, [isMissing]);
  return toast && Shown ? <Shown key={toast.id} toast={toast} isLast={!next} /> : null;
});
