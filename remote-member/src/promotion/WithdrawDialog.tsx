import { call } from '@portal/shared/api';
import type { RebateWithdrawal } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { DialogForm, type FieldRule, fieldsOf, type Sending, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Fact, FactList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { fenOf, formatFen, withdrawalMinimumMessage } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { tailOf } from './payeeTail';
import type { Promotion } from './promotion';

interface WithdrawFields {
  readonly amount: string;
}

const { Amount, useValue } = fieldsOf<WithdrawFields>();

function amountRule({ available_fen, terms }: Promotion): FieldRule {
  const rule = yuan('提现金额', available_fen);
  const least = terms.withdrawal_min_fen;
  return {
    ...rule,
    check: (value, all) =>
      rule.check(value, all) ?? ((fenOf(value) ?? 0) < least ? withdrawalMinimumMessage(least) : undefined),
  };
}

interface WithdrawDialogProps extends LazyDialogProps {
  readonly promotion: Promotion;
}

/** Asks for a withdrawal of rebates to the saved bank account. */
export function WithdrawDialog({ promotion, open, onClose }: WithdrawDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <WithdrawForm promotion={promotion} onClose={onClose} />
    </Dialog>
  );
}

function WithdrawForm({ promotion, onClose }: Pick<WithdrawDialogProps, 'promotion' | 'onClose'>) {
  const { available_fen, terms, payee } = promotion;
  const form = useForm<WithdrawFields>({ initial: { amount: '' }, rules: { amount: amountRule(promotion) } });
  const send = async ({ amount }: WithdrawFields, { keyOf }: Sending) => {
    const input = { amount_fen: fenOf(amount) ?? 0 };
    return await call('auth/promoter_rebate_withdraw/add', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = ({ code }: RebateWithdrawal) => {
    notify.success(`提现 ${code} 已提交，打款后会通知您`);
    onClose();
  };
  return (
    <DialogForm
      title="申请提现"
      submit="提交"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={{ amount_fen: 'amount', balance_short: 'amount' }}
      autoFocus="amount"
    >
      <div>
        <Amount
          name="amount"
          hint={`可提现 ${formatFen(available_fen)}，每次至少 ${formatFen(terms.withdrawal_min_fen)}`}
          all_fen={available_fen}
        />
        <Left available_fen={available_fen} />
      </div>
      {payee && (
        <FactList>
          <Fact term="户名">{payee.name}</Fact>
          <Fact term="开户银行">{payee.bank}</Fact>
          <Fact term="账号">{tailOf(payee.account)}</Fact>
        </FactList>
      )}
    </DialogForm>
  );
}

/** What can still be withdrawn afterwards. */
function Left({ available_fen }: Pick<Promotion, 'available_fen'>) {
  const left = available_fen - (fenOf(useValue('amount')) ?? available_fen + 1);
  return (
    <Box role="status" sx={{ minHeight: 20, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
      {left >= 0 && `提现后还可提现 ${formatFen(left)}`}
    </Box>
  );
}
