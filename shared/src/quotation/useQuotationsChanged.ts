import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

const affected = [
  'auth/quotation/list',
  'auth/quotation/detail',
  'auth/requirement/list',
  'auth/requirement/detail',
  'auth/requirement/messages',
  'auth/web/order/detail',
  'auth/web/order/list4person',
  'auth/web/orderFile/list4rid',
  'auth/web/asset/init',
] as const;

/**
 * Returns a function that marks everything as outdated that an answer to a quotation changes. Call it after a refusal too:
 * the quotation has probably changed.
 */
export function useQuotationsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of affected) void queryClient.invalidateQueries(anyOf(path));
  };
}
