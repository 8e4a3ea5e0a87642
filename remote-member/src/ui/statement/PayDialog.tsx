import { call } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { Form, fieldsOf, type Sending, SubmitButton, useForm } from '@portal/shared/form';
import { Fact, FactList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/ui';
import { fenOf, yuan, yuanOf } from '../money/yuan';
import type { LazyDialogProps } from '../useLazyDialog';
import { useStatementChanged } from './useStatementChanged';

interface PayFields {
  readonly amount: string;
}

const { Text, useValue } = fieldsOf<PayFields>();

/** Pays a statement, or a part of it, from the balance; says before what will be left. */
export function PayDialog({ statement, open, onClose }: LazyDialogProps & { readonly statement: Statement }) {
  const { rid, code, owed_fen, waiting_fen, available } = statement;
  const payable = owed_fen - waiting_fen;
  const most = Math.min(payable, available.cash_fen + available.bonus_fen);
  const changed = useStatementChanged();
  const form = useForm<PayFields>({
    initial: { amount: most > 0 ? yuanOf(most) : '' },
    rules: { amount: yuan('付款金额', payable) },
  });
  const send = async ({ amount }: PayFields, { keyOf }: Sending) => {
    const input = { rid, amount_fen: fenOf(amount) ?? 0 };
    try {
      return await call('auth/statement/pay', input, { idempotencyKey: keyOf(input) });
    } finally {
      changed();
    }
  };
  const onSent = ({ owed_fen: left }: { readonly owed_fen: number }) => {
    notify.success(left === 0 ? '付款成功，结算单已结清' : `付款成功，还需付款 ${formatFen(left)}`);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="pay-title">
      <Form
        form={form}
        send={send}
        onSent={onSent}
        places={{ amount_fen: 'amount', balance_short: 'amount' }}
      >
        <DialogTitle id="pay-title">余额支付</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FactList>
              <Fact term="结算单">{code}</Fact>
              <Fact term="待付款">{formatFen(owed_fen)}</Fact>
              {waiting_fen > 0 && <Fact term="待批准">{formatFen(waiting_fen)}（社群付款）</Fact>}
              <Fact term="预存">{formatFen(available.cash_fen)}</Fact>
              <Fact term="赠送金">{formatFen(available.bonus_fen)}</Fact>
            </FactList>
            {most < payable && (
              <Alert severity="info" variant="outlined">
                {most === 0
                  ? '余额为 ¥0.00，请用“转账付款”。'
                  : `余额不足以付清，可先付一部分，或用“转账付款”付清余下的 ${formatFen(payable - most)}。`}
              </Alert>
            )}
            <Text name="amount" placeholder="元" />
            <Left statement={statement} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            取消
          </Button>
          <SubmitButton disabled={most === 0}>确认付款</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What the accounts and the statement will have after the payment. Cash is used before bonus. */
function Left({ statement: { owed_fen, waiting_fen, available } }: { readonly statement: Statement }) {
  const fen = fenOf(useValue('amount'));
  if (fen === undefined || fen > owed_fen - waiting_fen || fen > available.cash_fen + available.bonus_fen)
    return null;
  const cash = Math.min(fen, available.cash_fen);
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      付款后剩余：预存 {formatFen(available.cash_fen - cash)}，赠送金{' '}
      {formatFen(available.bonus_fen - (fen - cash))}；结算单待付 {formatFen(owed_fen - fen)}。
    </Box>
  );
}
