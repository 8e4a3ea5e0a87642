import { Panel } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Button, EmptyState } from '@portal/shared/ui';
import { PaymentList } from './PaymentList';
import { usePayments } from './usePayments';

/** The member's own payments with the money of groups. */
export function OwnPayments() {
  const payments = usePayments({ path: 'auth/cluster/payments' });
  return (
    <Panel title="我的付款">
      <PaymentList payments={payments} label="我的付款" own>
        <EmptyState
          title="还没有用社群资金付款"
          text="付款时可选择由社群付款，超过审批金额的等管理员批准"
          action={
            <Button variant="outlined" component={Link} to={paths.memberPage('unpaid')}>
              去付款
            </Button>
          }
        />
      </PaymentList>
    </Panel>
  );
}
