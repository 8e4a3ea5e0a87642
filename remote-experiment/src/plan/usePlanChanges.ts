import { call, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { useState } from 'react';
import { usePlanStore } from '../ui/usePlanStore';
import { PlanChanges } from './planChanges';

/** Connects changes of counts, and removals, to the server and the shown plan. */
export function usePlanChanges(): PlanChanges {
  const store = usePlanStore();
  const [changes] = useState(
    () =>
      new PlanChanges({
        edit: async (rid, count) => {
          await painted();
          return call('auth/tempDevice/edit', { rid, count });
        },
        remove: (rids) => call('auth/tempDevice/del', { rids: [...rids] }),
        changed: store,
        failed: (error) => notify.error(messageOf(error)),
      }),
  );
  return changes;
}

/** Resolves when the count is on the screen, because sending a request takes as long as rendering it; soon in a hidden page. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
