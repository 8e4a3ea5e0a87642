import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';

export type QueueCount = Data<'staff/desk/counts'>['list'][number];

/** Milliseconds after which the desk asks again what waits, since other people work on it too. */
export const askAgain = 30_000;

/** The queues of the own roles with what waits in them; undefined until it is known. */
export function useCounts(): readonly QueueCount[] | undefined {
  return useQuery({ ...query('staff/desk/counts', {}), refetchInterval: askAgain }).data?.list;
}
