import { query } from '@portal/shared/api';
import { formatFen } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';

/** Says above which amount a second person must agree, when an amount is above it. */
export function useApprovalHint(fen: number | undefined): string {
  const limit = useQuery(query('staff/setting/detail', { key: 'approvalFen' })).data?.value;
  return typeof limit === 'number' && fen !== undefined && fen > limit
    ? `超过 ${formatFen(limit)}，提交后由另一位工作人员同意`
    : '';
}
