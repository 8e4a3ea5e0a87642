import type { Cluster } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { EmptyState } from '@portal/shared/ui';
import { PaymentList } from './PaymentList';
import { usePayments } from './usePayments';

/** Payments of a group that wait for the approval of a manager. */
export function ApprovalsPanel({ cluster: { rid, approval_fen } }: { readonly cluster: Cluster }) {
  const payments = usePayments({ path: 'auth/cluster/approvals', rid });
  return (
    <Panel title="付款审批">
      <PaymentList payments={payments} label="付款审批" own={false}>
        <EmptyState
          title="没有待审批的付款"
          text={
            approval_fen === null
              ? '成员付款不需要审批。可在“修改社群”中设置审批金额'
              : `成员单笔付款超过 ${formatFen(approval_fen)} 时，在这里审批`
          }
        />
      </PaymentList>
    </Panel>
  );
}
