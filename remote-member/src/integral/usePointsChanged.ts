import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches points, goods, exchanges and addresses again, after an act or its refusal. */
export function usePointsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of [
      'auth/integration/init',
      'auth/integration/list',
      'auth/integration/list4exchange',
      'auth/integration/exchanges',
      'auth/coupon/list',
      'auth/address/list',
    ] as const)
      void queryClient.invalidateQueries(anyOf(path));
  };
}
