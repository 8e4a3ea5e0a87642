import { type LazyDialog, useLazyDialog } from '@portal/shared/parts';

const load = () => import('./CancelDialog').then((m) => m.CancelDialog);

/** The dialog that cancels an order, which is loaded when it is needed. */
export const useCancelDialog = (order: { readonly rid: string; readonly code: string }): LazyDialog =>
  useLazyDialog('cancel', load, { order });
