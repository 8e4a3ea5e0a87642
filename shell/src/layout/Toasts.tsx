import { toasted } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

const Toaster = lazy(() => import('sonner').then((sonner) => ({ default: sonner.Toaster })));

/** Container of the toasts. Its code is loaded with the first toast. */
export const Toasts = observer(function Toasts() {
  if (!toasted.said) return null;
  return (
    <Suspense>
      <Toaster
        position="top-center"
        theme="system"
        richColors
        offset={124}
        mobileOffset={{ top: 64 }}
        containerAriaLabel="消息"
      />
    </Suspense>
  );
});
