import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

const affected = [
  'auth/protocol/detail',
  'auth/protocol/list',
  'auth/order/listProtocolFile',
  'auth/web/orderFile/list4rid',
  'auth/web/order/detail',
  'auth/web/order/list4person',
  'auth/web/orderList/list',
] as const;

/** Returns a function that marks agreements and their orders as outdated. Call it after a refusal too. */
export function useContractChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of affected) void queryClient.invalidateQueries(anyOf(path));
  };
}
