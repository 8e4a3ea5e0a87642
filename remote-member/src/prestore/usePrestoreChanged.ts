import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches the applications again, after an act or its refusal. */
export function usePrestoreChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries(anyOf('auth/web/prestore/list'));
  };
}
