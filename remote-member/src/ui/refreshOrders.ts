import { anyOf } from '@portal/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** Marks the order's page and the lists of orders as outdated. Call it after a refusal too: the state has probably changed. */
export function refreshOrders(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(anyOf('auth/web/order/detail'));
  void queryClient.invalidateQueries(anyOf('auth/web/order/list4person'));
}
