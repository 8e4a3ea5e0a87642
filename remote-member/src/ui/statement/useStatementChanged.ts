import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { outdateMoney } from '../money/outdateMoney';

/** Returns a function that fetches statements, orders and money again, after an act or its refusal. */
export function useStatementChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of [
      'auth/assign/statement',
      'auth/assign/settlementList',
      'auth/transferApply/list',
      'auth/web/order/detail',
      'auth/web/order/list4person',
    ] as const)
      void queryClient.invalidateQueries(anyOf(path));
    outdateMoney(queryClient);
  };
}
