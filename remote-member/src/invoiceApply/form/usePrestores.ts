import { call, query } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import type { Prestore } from './applyFields';

const path = 'auth/asset/prestoreHistory';
const size = 50;

/** The member's prepayments that are invoiced on arrival: the newest ones, and those of these keys. */
export function usePrestores(rids: readonly string[]) {
  return useQuery({
    queryKey: [...query(path, { size }).queryKey, [...rids]],
    queryFn: async ({ signal }): Promise<readonly Prestore[]> => {
      const { list } = await call(path, { size }, { signal });
      const missing = rids.filter((rid) => !list.some((one) => one.prestore_rid === rid));
      if (missing.length === 0) return list;
      return [...list, ...(await call(path, { prestore_rids: missing, size }, { signal })).list];
    },
  });
}
