import { call, serverNow, upload } from '@portal/shared/api';
import type { Statement, TransferApply } from '@portal/shared/contract';
import { Alert, Dialog } from '@portal/shared/extras';
import { DialogForm, fieldsOf, type Sending, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { fenOf, formatFen, labClock, yuanOf } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { BankAccount } from '../money/BankAccount';
import { voucher } from '../money/voucher';
import { type TransferFields, TransferInputs, transferPlaces, transferRules } from './transferFields';
import { reportedFen, useWaitingOf } from './useTransfers';

interface ReportFields extends TransferFields {
  /** Whether it is another transfer than the equal one that waits. */
  readonly another: boolean;
}

const { Check, useValue } = fieldsOf<ReportFields>();

interface TransferDialogProps extends LazyDialogProps {
  readonly statement: Statement;
}

/** How to pay a statement by bank transfer: the lab's account, and the voucher of the transfer. */
export function TransferDialog({ statement, open, onClose }: TransferDialogProps) {
  // A new form for each opening, which proposes what is not reported yet.
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <ReportForm statement={statement} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ statement: { rid, code, owed_fen }, onClose }: Omit<TransferDialogProps, 'open'>) {
  const waiting = useWaitingOf(rid);
  const rest = owed_fen - reportedFen(waiting);
  const form = useForm<ReportFields>({
    initial: {
      amount: yuanOf(rest > 0 ? rest : owed_fen),
      payer: '',
      paid_on: labClock(serverNow()).today,
      voucher: undefined,
      another: false,
    },
    rules: { ...transferRules, voucher, another: anotherRule(waiting) },
  });
  const send = async (
    { amount, payer, paid_on, voucher: chosen, another }: ReportFields,
    { keyOf, onProgress }: Sending,
  ) => {
    if (!chosen) return;
    const given = { statement_rid: rid, amount_fen: fenOf(amount) ?? 0, payer, paid_on, another };
    const idempotencyKey = keyOf({ ...given, chosen });
    const { file_rid } = await upload('auth/upload4file', chosen, {}, { onProgress, idempotencyKey });
    await call('auth/transferApply', { ...given, file_rid }, { idempotencyKey });
  };
  const onSent = () => {
    notify.success('转账凭证已提交，核对到账后会通知您');
    onClose();
  };
  return (
    <DialogForm
      title="转账付款"
      submit="提交凭证"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={places}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        请转账到以下账户，附言填写结算单号 {code}，转账后上传凭证。多付的金额记入您的预存款。
      </Typography>
      <BankAccount />
      <TransferInputs />
      <Another waiting={waiting} />
    </DialogForm>
  );
}

const places = { ...transferPlaces, transfer_apply_equal: 'another' } as const;

const equalTo = (waiting: readonly TransferApply[], amount: unknown): TransferApply | undefined =>
  waiting.find(({ amount_fen }) => typeof amount === 'string' && amount_fen === fenOf(amount));

const anotherRule = (waiting: readonly TransferApply[]) => ({
  label: '另一笔转账',
  required: false,
  clean: (value: boolean) => value,
  check: (value: boolean, all: Readonly<Record<string, unknown>>) =>
    equalTo(waiting, all.amount) && !value ? '[另一笔转账]相同金额的转账正在核对，请先确认' : undefined,
});

/** Asks about a second transfer of the same amount, which is mostly the first one reported again. */
function Another({ waiting }: { readonly waiting: readonly TransferApply[] }) {
  const equal = equalTo(waiting, useValue('amount'));
  if (!equal) return null;
  return (
    <>
      <Alert severity="warning" variant="outlined">
        {formatFen(equal.amount_fen)} 的转账凭证 {equal.code} 正在核对，请勿重复提交。
      </Alert>
      <Check name="another">这是另一笔金额相同的转账</Check>
    </>
  );
}
