import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../ui/money/Balance';

/** The member's money, with the way to more of it. */
export function MoneyPanel() {
  const asset = useQuery(query('auth/web/asset/init', {}));
  return (
    <Panel
      title="我的资产"
      aside={
        <Button size="small" component={Link} to={paths.memberPage('prestore')}>
          预存款与明细
        </Button>
      }
    >
      <QueryView query={asset} loading={<Skeleton variant="rounded" height={72} />}>
        {(data) => <Balance asset={data} />}
      </QueryView>
    </Panel>
  );
}
