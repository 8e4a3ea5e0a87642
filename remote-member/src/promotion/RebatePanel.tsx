import { Panel, useLazyDialog } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { Figure, Figures } from '../ui/Figures';
import { RemovePayee } from '../ui/payee/RemovePayee';
import { tailOf } from './payeeTail';
import type { Promotion } from './promotion';

const loadWithdraw = () => import('./WithdrawDialog').then((m) => m.WithdrawDialog);
const loadPayee = () => import('./PayeeDialog').then((m) => m.PayeeDialog);

interface RebateProps {
  readonly promotion: Promotion;
}

/** The balance of rebates, the withdrawal, and the bank account that it is paid to. */
export function RebatePanel({ promotion }: RebateProps) {
  const { available_fen, held_fen, owed_fen, balance_fen, payee, payee_agreed, terms, can } = promotion;
  const [thenWithdraw, setThenWithdraw] = useState(false);
  const withdraw = useLazyDialog('withdraw', loadWithdraw, { promotion });
  const payeeDialog = useLazyDialog('payee', loadPayee, {
    saved: payee,
    consented: payee_agreed,
    waiting: held_fen > 0,
    onSaved: () => thenWithdraw && withdraw.show(),
  });
  const openPayee = (next: boolean) => {
    setThenWithdraw(next);
    payeeDialog.show();
  };
  const enough = available_fen >= terms.withdrawal_min_fen;
  const ready = payee !== null && payee_agreed;
  const next = ready ? withdraw : payeeDialog;
  return (
    <Panel
      title="我的返利"
      aside={
        can.includes('withdraw') && (
          <Button
            variant="contained"
            disabled={!enough}
            {...next.prefetchProps}
            loading={withdraw.loading || payeeDialog.loading}
            onClick={() => (ready ? withdraw.show() : openPayee(true))}
          >
            申请提现
          </Button>
        )
      }
    >
      <Figures>
        <Figure
          term="可提现"
          strong
          {...(!enough && { note: `满 ${formatFen(terms.withdrawal_min_fen)} 可提现` })}
        >
          <Money fen={available_fen} />
        </Figure>
        <Figure term="提现中">
          <Money fen={held_fen} />
        </Figure>
        <Figure term="返利余额" note="含提现中的金额">
          <Money fen={balance_fen} />
        </Figure>
        {owed_fen > 0 && (
          <Figure term="待扣回" note="退款订单的返利，从之后的返利中扣除">
            <Money fen={owed_fen} />
          </Figure>
        )}
      </Figures>
      {can.includes('withdraw') && (
        <Box sx={payeeRow}>
          <Typography variant="body2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              收款账户：
            </Box>
            {payee ? `${payee.name}，${payee.bank}，${tailOf(payee.account)}` : '未填写'}
          </Typography>
          <Button size="small" {...payeeDialog.prefetchProps} onClick={() => openPayee(false)}>
            {payee ? '修改收款账户' : '填写收款账户'}
          </Button>
          {payee && <RemovePayee />}
        </Box>
      )}
      {withdraw.dialog}
      {payeeDialog.dialog}
    </Panel>
  );
}

const payeeRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
