import { query } from '@portal/shared/api';
import { useLazyDialog } from '@portal/shared/parts';
import { useQuery } from '@tanstack/react-query';

const load = () => import('./FinanceDialog').then((m) => m.FinanceDialog);
const none = { emails: [], auto: false };

/** The addresses of the member's finance office, undefined until they are known, and the dialog that keeps them. */
export function useFinance() {
  const { data } = useQuery(query('auth/invoiceApply/finance/detail', {}));
  const dialog = useLazyDialog('finance addresses', load, { finance: data ?? none });
  return { finance: data, dialog };
}
