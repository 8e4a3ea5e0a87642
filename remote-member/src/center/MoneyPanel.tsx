import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Button, Money, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../ui/money/Balance';
import { transfersPath } from '../ui/transfer/transfersPath';
import { useWaitingTransfers } from '../ui/transfer/useTransfers';

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
      <Reported />
    </Panel>
  );
}

/** The reported transfers that wait; nothing when there are none. */
function Reported() {
  const { count, amount_fen } = useWaitingTransfers();
  if (count === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      转账核对中 <Money fen={amount_fen} />，
      <MuiLink component={Link} to={transfersPath}>
        {count} 笔凭证
      </MuiLink>
    </Typography>
  );
}
