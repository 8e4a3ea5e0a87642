import { call } from '@portal/shared/api';
import type { PlanItem } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { useState } from 'react';
import { usePlanStore } from '../ui/usePlanStore';

const load = () => import('../ui/OptionsDialog').then((m) => m.OptionsDialog);

/** The dialog that changes the options of one item of the plan. */
export function useOptionsDialog() {
  const store = usePlanStore();
  const [item, setItem] = useState<PlanItem>();
  const onSave = async (rid: string, options: Record<string, string[]>) =>
    store(await call('auth/tempDevice/options', { rid, options }));
  const { show, dialog } = useLazyDialog('options of an item', load, { item, onSave });
  return {
    change: (chosen: PlanItem) => {
      setItem(chosen);
      show();
    },
    dialog,
  };
}
