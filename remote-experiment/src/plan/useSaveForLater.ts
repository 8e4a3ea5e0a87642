import { call } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { useMutation } from '@tanstack/react-query';
import { usePlanStore } from '../ui/usePlanStore';
import type { PlanChanges } from './planChanges';

interface SaveForLater {
  /** Moves items out of the plan, or back into it. */
  readonly move: (rids: readonly string[], saved: boolean) => void;
  readonly pending: boolean;
}

/** Saves items for later, after the changes under way, and offers to undo it. */
export function useSaveForLater(changes: PlanChanges): SaveForLater {
  const store = usePlanStore();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ rids, saved }: { readonly rids: readonly string[]; readonly saved: boolean }) => {
      await changes.settled();
      return call('auth/tempDevice/save', { rids: [...rids], saved });
    },
    onSuccess: (plan, { rids, saved }) => {
      store(plan);
      if (saved)
        notify.success('已移到“稍后再说”', {
          label: '撤销',
          onClick: () => mutate({ rids, saved: false }),
        });
      else notify.success('已放回实验方案');
    },
    onError: notify.failed,
  });
  return { move: (rids, saved) => mutate({ rids, saved }), pending: isPending };
}
