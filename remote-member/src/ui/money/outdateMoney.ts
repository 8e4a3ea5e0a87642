import { anyOf } from '@portal/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** What shows the member's money: balances, entries, charts, credit, what may be invoiced, and points that are earned by paying. */
const calls = [
  'auth/web/asset/init',
  'auth/web/asset/months',
  'auth/web/asset/spending',
  'auth/prestoreApply/listPrestoreDetail',
  'auth/creditApply/list',
  'auth/asset/invoiceHistory',
  'auth/integration/init',
  'auth/integration/list',
  'auth/integration/months',
] as const;

/**
 * Marks all that shows the member's money as outdated. An act that moves money is seen on several pages, and one that was open
 * a moment ago would be shown as it was before the act.
 */
export function outdateMoney(queryClient: QueryClient): void {
  for (const path of calls) void queryClient.invalidateQueries(anyOf(path));
}
