import { anyOf } from '@portal/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that fetches requests and amounts again, after an act or its refusal. */
export function useInvoiceChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of [
      'auth/invoiceApply/list4person',
      'auth/invoiceApply/info',
      'auth/asset/invoiceHistory',
      'auth/assign/statement',
    ] as const)
      void queryClient.invalidateQueries(anyOf(path));
  };
}
