import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches credit, balances and statements again, after an act or its refusal. */
export function useCreditChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of changed) void queryClient.invalidateQueries(anyOf(path));
  };
}

const changed = [
  'auth/creditApply/list',
  'auth/web/asset/init',
  'auth/web/asset/months',
  'auth/prestoreApply/listPrestoreDetail',
  'auth/assign/settlementList',
  'auth/assign/statement',
] as const;
