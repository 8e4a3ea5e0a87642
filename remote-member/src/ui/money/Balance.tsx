import type { Data } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import { Figure, Figures } from '../Figures';

interface BalanceProps {
  readonly asset: Data<'auth/web/asset/init'>;
}

/** What the member has: cash and bonus, what orders have reserved of these and of the credit, and what is free on credit. */
export function Balance({ asset: { cash_fen, bonus_fen, reserved, credit } }: BalanceProps) {
  const onCredit = credit.reserved_fen;
  return (
    <Figures>
      <Figure term="预存款" strong>
        <Money fen={cash_fen} />
      </Figure>
      <Figure term="赠送金" note="不可提现、不可开票">
        <Money fen={bonus_fen} />
      </Figure>
      <Figure
        term="订单占用"
        note={onCredit > 0 ? `其中信用额度 ${formatFen(onCredit)}` : '订单结算或取消后释放'}
      >
        <Money fen={reserved.cash_fen + reserved.bonus_fen + onCredit} />
      </Figure>
      <Figure term="可用信用额度" note={`共 ${formatFen(credit.limit_fen)}`}>
        <Money fen={credit.free_fen} />
      </Figure>
    </Figures>
  );
}
