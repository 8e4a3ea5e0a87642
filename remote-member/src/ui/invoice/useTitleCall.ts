import { anyOf, call } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type TitlePath = 'auth/invoice/edit' | 'auth/invoice/del' | 'auth/invoice/default';

/** Returns a mutation for one of the calls that change a saved title; the list is fetched again afterwards. */
export function useTitleCall<P extends TitlePath>(path: P) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<P>) => call(path, input),
    onSettled: () => queryClient.invalidateQueries(anyOf('auth/invoice/list')),
  });
}
