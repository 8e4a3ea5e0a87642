import type { StoredSample } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';

const load = () => import('./LabelDialog').then((m) => m.LabelDialog);

/** The dialog that prints labels of samples. */
export const useLabels = (samples: readonly StoredSample[]) => useLazyDialog('labels', load, { samples });
