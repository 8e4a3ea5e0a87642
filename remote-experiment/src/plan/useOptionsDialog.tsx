import type { PlanItem } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { useState } from 'react';
import { usePlanStore } from './usePlanStore';

const load = () => import('./OptionsDialog').then((m) => m.OptionsDialog);

/** The dialog that changes the options of one item of the plan. */
export function useOptionsDialog() {
  const store = usePlanStore();
  const [item, setItem] = useState<PlanItem>();
  const { show, dialog } = useLazyDialog('options of an item', load, { item, onChanged: store });
  return {
    change: (chosen: PlanItem) => {
      setItem(chosen);
      show();
    },
    dialog,
  };
}
