import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches statements and orders again, after an act or its refusal. */
export function useStatementChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of [
      'auth/assign/statement',
      'auth/assign/settlementList',
      'auth/web/asset/init',
      'auth/transferApply/list',
      'auth/web/order/detail',
      'auth/web/order/list4person',
    ] as const)
      void queryClient.invalidateQueries(anyOf(path));
  };
}
