import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../ui/money/Balance';

/** The balances of the member. */
export function BalancePanel() {
  const asset = useQuery(query('auth/web/asset/init', {}));
  return (
    <Panel title="余额">
      <QueryView query={asset} loading={<Skeleton variant="rounded" height={72} />}>
        {(data) => <Balance asset={data} />}
      </QueryView>
    </Panel>
  );
}
