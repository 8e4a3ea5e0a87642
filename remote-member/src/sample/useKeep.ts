import { call } from '@portal/shared/api';
import type { StoredSample } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { useMutation } from '@tanstack/react-query';
import { useSamplesChanged } from './useSamplesChanged';

/** Keeps a sample longer, and says until when. */
export function useKeep({ rid, number }: StoredSample) {
  const changed = useSamplesChanged();
  return useMutation({
    mutationFn: () => call('auth/sample/keep', { rid }),
    onSuccess: ({ until }) => notify.success(`样品 ${number} 留存至 ${until ?? ''}`),
    onError: notify.failed,
    onSettled: changed,
  });
}
