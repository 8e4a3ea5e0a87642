import { call } from '@portal/shared/api';
import type { StoredSample } from '@portal/shared/contract';
import { useAct } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { useMutation } from '@tanstack/react-query';

/** Keeps a sample longer, and says until when. */
export function useKeep({ number }: StoredSample) {
  return useAct('auth/sample/keep', {
    done: ({ until }) => `样品 ${number} 留存至 ${until ?? ''}（含当日）`,
  });
}

/** Keeps several samples longer, one after the other. After a refusal the list shows which of them are kept. */
export function useKeepAll(samples: readonly StoredSample[], onKept: () => void) {
  return useMutation({
    mutationFn: async () => {
      for (const { rid } of samples) await call('auth/sample/keep', { rid });
    },
    onSuccess: () => {
      notify.success(`已延长 ${samples.length} 个样品的留存`);
      onKept();
    },
    onError: notify.failed,
  });
}
