import { call } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import type { TestItem } from '@portal/shared/rules';
import { usePlanStore } from '../ui/usePlanStore';

/** Returns a function that sets the count of an item of the plan, from which the order is made. */
export function useItemCount(): (item: Pick<TestItem, 'rid'>, count: number) => void {
  const store = usePlanStore();
  return ({ rid }, count) => {
    call('auth/tempDevice/edit', { rid, count }).then(store, notify.failed);
  };
}
