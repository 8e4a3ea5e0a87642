import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Money, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Figure, Figures } from '../ui/Figures';

/** What the member has: cash and bonus, what of them orders have reserved, and what is free on credit. */
export function BalancePanel() {
  const asset = useQuery(query('auth/web/asset/init', {}));
  return (
    <Panel title="余额">
      <QueryView query={asset} loading={<Skeleton variant="rounded" height={72} />}>
        {({ cash_fen, bonus_fen, reserved, credit }) => (
          <Figures>
            <Figure term="预存款" strong>
              <Money fen={cash_fen} />
            </Figure>
            <Figure term="赠送金" note="不可提现、不可开票">
              <Money fen={bonus_fen} />
            </Figure>
            <Figure term="订单占用" note="订单结算或取消后释放">
              <Money fen={reserved.cash_fen + reserved.bonus_fen} />
            </Figure>
            <Figure term="可用信用额度" note={`共 ${formatFen(credit.limit_fen)}`}>
              <Money fen={credit.free_fen} />
            </Figure>
          </Figures>
        )}
      </QueryView>
    </Panel>
  );
}
