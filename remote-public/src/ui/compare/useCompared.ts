import { CallError, query } from '@portal/shared/api';
import type { Device } from '@portal/shared/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

/** A compared service; without `device` when there is none (any more). */
export interface Compared {
  readonly rid: string;
  readonly device: Device | undefined;
}

/** Loads the compared services. One that is gone does not keep the others from being compared. */
export function useCompared(rids: readonly string[]) {
  const client = useQueryClient();
  const load = async (rid: string): Promise<Compared> => {
    try {
      return { rid, device: await client.fetchQuery(query('open/web/device/detail', { rid })) };
    } catch (error) {
      if (error instanceof CallError && error.id === 'not_found') return { rid, device: undefined };
      throw error;
    }
  };
  return useQuery({
    queryKey: ['compared services', ...rids],
    queryFn: () => Promise.all(rids.map(load)),
    placeholderData: keepPreviousData,
  });
}
