import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { outdateMoney } from '../../ui/money/outdateMoney';

/** Returns a function that fetches credit, balances and statements again, after an act or its refusal. */
export function useCreditChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    outdateMoney(queryClient);
    for (const path of changed) void queryClient.invalidateQueries(anyOf(path));
  };
}

const changed = ['auth/assign/settlementList', 'auth/assign/statement'] as const;
