import { anyOf } from '@portal/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** Fetches reservations and free time again when a hold has ended, which no act did. */
export function refreshTime(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries(anyOf('auth/web/reservation/list4person')),
    client.invalidateQueries(anyOf('open/web/instrument/free')),
  ]);
}
