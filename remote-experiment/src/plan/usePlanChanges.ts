import { anyOf, call, messageOf, query } from '@portal/shared/api';
import { notify, useSession } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanChanges } from './planChanges';

/** Connects changes of the plan to the server, the cached plan and the count in the header. */
export function usePlanChanges(): PlanChanges {
  const session = useSession();
  const queryClient = useQueryClient();
  const [changes] = useState(
    () =>
      new PlanChanges({
        edit: (rid, count) => call('auth/tempDevice/edit', { rid, count }),
        remove: (rids) => call('auth/tempDevice/del', { rids: [...rids] }),
        changed: (plan) => {
          queryClient.setQueryData(query('auth/tempDevice', {}).queryKey, plan);
          session.setPlanCount(plan.cartNum);
        },
        failed: (error) => {
          notify.error(messageOf(error));
          void queryClient.invalidateQueries(anyOf('auth/tempDevice'));
        },
      }),
  );
  return changes;
}
