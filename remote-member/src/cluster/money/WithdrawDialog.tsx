import { call } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { chosen, DialogForm, fieldsOf, type Sending, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { accountKinds, fenOf, formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

type Account = 'cash' | 'bonus';

interface WithdrawFields {
  readonly account: Account;
  readonly amount: string;
}

const { Amount, Choice, useValue } = fieldsOf<WithdrawFields>();
const rules = { account: chosen<Account>('转出账户'), amount: yuan('转出金额') };

type Available = NonNullable<Cluster['available']>;

interface WithdrawDialogProps extends LazyDialogProps {
  readonly cluster: Cluster;
  readonly available: Available;
}

/** Moves cash or bonus of a group to its owner; says before what will be left. */
export function WithdrawDialog({ open, onClose, ...props }: WithdrawDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <WithdrawForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function WithdrawForm({ cluster: { rid, name }, available, onClose }: Omit<WithdrawDialogProps, 'open'>) {
  const account: Account = available.cash_fen > 0 ? 'cash' : 'bonus';
  const form = useForm<WithdrawFields>({ initial: { account, amount: '' }, rules });
  const send = async ({ account: from, amount }: WithdrawFields, { keyOf }: Sending) => {
    const input = { rid, account: from, amount_fen: fenOf(amount) ?? 0 };
    return await call('auth/cluster/withdraw', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = (_data: unknown, { amount }: WithdrawFields) => {
    notify.success(`已从“${name}”转出 ${formatFen(fenOf(amount) ?? 0)} 到您的账户`);
    onClose();
  };
  const choices = (['cash', 'bonus'] as const).map((kind) => ({
    value: kind,
    label: `${accountKinds[kind].label} ${formatFen(available[`${kind}_fen`])}`,
    disabled: available[`${kind}_fen`] === 0,
  }));
  return (
    <DialogForm
      title="转出资金"
      submit="确认转出"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={{ amount_fen: 'amount', balance_short: 'amount' }}
    >
      <Choice name="account" choices={choices} />
      <Amount name="amount" />
      <Left available={available} />
    </DialogForm>
  );
}

/** What the account will have after the withdrawal, or that it has too little. */
function Left({ available }: { readonly available: Available }) {
  const from = useValue('account');
  const fen = fenOf(useValue('amount'));
  if (fen === undefined) return null;
  const left = available[`${from}_fen`] - fen;
  return (
    <Box role="status" sx={{ typography: 'body2', color: left < 0 ? 'error.main' : 'text.secondary' }}>
      {left < 0
        ? `超过社群可用的${accountKinds[from].label} ${formatFen(available[`${from}_fen`])}`
        : `转出后：社群${accountKinds[from].label} ${formatFen(left)}，转出的资金进入您的账户`}
    </Box>
  );
}
