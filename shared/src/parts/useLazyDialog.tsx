import { notify } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { reloadLostCode } from './lostCode';

/** Props that every lazily loaded dialog takes. */
export interface LazyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface LazyDialog {
  /** Opens the dialog; loads its code first when it is not loaded yet. */
  readonly show: () => void;
  /** For the button that opens the dialog: loads the code when the button is pointed at or focused. */
  readonly prefetchProps: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** True while the code is loading. */
  readonly loading: boolean;
  readonly open: boolean;
  /** The dialog, to be rendered next to its button. */
  readonly dialog: ReactNode;
}

/** Loads the code of a dialog when it is needed, so that the page's first load is without it. `name` is unique. */
export function useLazyDialog<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props & LazyDialogProps>>,
  props: Props,
): LazyDialog {
  const queryClient = useQueryClient();
  const [Loaded, setLoaded] = useState<ComponentType<Props & LazyDialogProps>>();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const code = {
    queryKey: ['code of a dialog', name],
    queryFn: async () => ({ Dialog: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
  };
  const show = async () => {
    // Code that is there opens in one step, without the button's sign of loading.
    const ready = queryClient.getQueryData<Awaited<ReturnType<typeof code.queryFn>>>(code.queryKey);
    if (ready) {
      // The pressed button is painted before the dialog is rendered.
      startTransition(() => {
        setLoaded(() => ready.Dialog);
        setOpen(true);
      });
      return;
    }
    setLoading(true);
    try {
      const { Dialog } = await queryClient.fetchQuery(code);
      flushSync(() => {
        setLoading(false);
        setLoaded(() => Dialog);
      });
      startTransition(() => setOpen(true));
    } catch {
      await reloadLostCode();
      setLoading(false);
      notify.error('加载失败，请重试');
    }
  };
  const prefetch = () => void queryClient.prefetchQuery(code);
  return {
    show: () => void show(),
    prefetchProps: { onPointerEnter: prefetch, onFocus: prefetch },
    loading,
    open,
    dialog: Loaded && <Loaded {...props} open={open} onClose={() => setOpen(false)} />,
  };
}
