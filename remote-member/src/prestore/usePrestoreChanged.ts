import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches the applications and the tiers again, after an act or its refusal. */
export function usePrestoreChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries(anyOf('auth/web/prestore/list'));
    void queryClient.invalidateQueries(anyOf('auth/prestore_rule_balance'));
  };
}
