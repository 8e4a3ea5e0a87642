import { call, query } from '@portal/shared/api';
import { FormDialog, fieldsOf, type Sending, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Link, notify, paths } from '@portal/shared/portal';
import { fenOf, formatFen, yuanOf } from '@portal/shared/rules';
import { MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface RepayFields {
  readonly amount: string;
}

const { Amount, useValue } = fieldsOf<RepayFields>();

/** Repays what is owed on credit from the balance. */
export function RepayDialog({ used_fen, open, onClose }: LazyDialogProps & { readonly used_fen: number }) {
  const form = useForm<RepayFields>({
    initial: { amount: yuanOf(used_fen) },
    rules: { amount: yuan('金额', used_fen) },
  });
  const send = async ({ amount }: RepayFields, { keyOf }: Sending) => {
    const input = { op: 'repay', amount_fen: fenOf(amount) ?? 0 } as const;
    await call('auth/creditApply/operate', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = () => {
    notify.success('付款成功');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="付款"
      submit="确认付款"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={{ amount_fen: 'amount' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        从余额付清最早的结算单，直到用完填写的金额。要选择结算单或用社群资金付款，请到
        <MuiLink component={Link} to={paths.memberPage('unpaid')}>
          待付款
        </MuiLink>
        。
      </Typography>
      <Amount name="amount" />
      <Left />
    </FormDialog>
  );
}

/** What is left of the balance after repaying. */
function Left() {
  const asset = useQuery(query('auth/web/asset/init', {}));
  const fen = fenOf(useValue('amount')) ?? 0;
  if (!asset.data) return null;
  const { cash_fen, bonus_fen, reserved } = asset.data;
  const free = cash_fen + bonus_fen - reserved.cash_fen - reserved.bonus_fen;
  return (
    <Typography variant="body2" role="status">
      {fen > free
        ? `可用余额 ${formatFen(free)}，还差 ${formatFen(fen - free)}`
        : `可用余额 ${formatFen(free)}，付款后剩 ${formatFen(free - fen)}`}
    </Typography>
  );
}
