import { anyOf, call } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type AddressPath = 'auth/address/add' | 'auth/address/edit' | 'auth/address/del' | 'auth/address/default';

/** Returns a mutation for one of the calls that change an address; the list is fetched again afterwards. */
export function useAddressCall<P extends AddressPath>(path: P) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<P>) => call(path, input),
    onSettled: () => queryClient.invalidateQueries(anyOf('auth/address/list')),
  });
}
