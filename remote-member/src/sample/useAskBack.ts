import type { StoredSample } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';

const load = () => import('./AskBackDialog').then((m) => m.AskBackDialog);

/** The dialog that asks for samples back; `onAsked` is called when the request was made. */
export const useAskBack = (samples: readonly StoredSample[], onAsked?: () => void) =>
  useLazyDialog('ask samples back', load, { samples, onAsked });
