import { call, serverNow, upload } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { FormDialog, fieldsOf, type Sending, text, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { fenOf, labClock, texts, yuanOf } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { day } from '../day/day';
import { BankAccount } from '../money/BankAccount';
import { PaidOn } from '../money/PaidOn';
import { voucher, voucherUpload } from '../money/voucher';

interface TransferFields {
  readonly amount: string;
  readonly payer: string;
  readonly paid_on: string;
  readonly voucher: File | undefined;
}

const { Amount, Text, Upload } = fieldsOf<TransferFields>();
const dayLabel = '转账日期';
const rules = { amount: yuan('转账金额'), payer: text(texts.payer), paid_on: day(dayLabel), voucher };

/** How to pay a statement by bank transfer: the lab's account, and the voucher of the transfer. */
export function TransferDialog({
  statement: { rid, code, owed_fen },
  open,
  onClose,
}: LazyDialogProps & { readonly statement: Statement }) {
  const form = useForm<TransferFields>({
    initial: {
      amount: yuanOf(owed_fen),
      payer: '',
      paid_on: labClock(serverNow()).today,
      voucher: undefined,
    },
    rules,
  });
  const send = async (
    { amount, payer, paid_on, voucher: chosen }: TransferFields,
    { keyOf, onProgress }: Sending,
  ) => {
    if (!chosen) return;
    const given = { statement_rid: rid, amount_fen: fenOf(amount) ?? 0, payer, paid_on };
    const idempotencyKey = keyOf({ ...given, chosen });
    const { file_rid } = await upload('auth/upload4file', chosen, {}, { onProgress, idempotencyKey });
    await call('auth/transferApply', { ...given, file_rid }, { idempotencyKey });
  };
  const onSent = () => {
    notify.success('转账凭证已提交，核对到账后会通知您');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      maxWidth="sm"
      title="转账付款"
      submit="提交凭证"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={{ amount_fen: 'amount', file_rid: 'voucher' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        请转账到以下账户，附言填写结算单号 {code}，转账后上传凭证。多付的金额记入您的预存款。
      </Typography>
      <BankAccount />
      <Amount name="amount" />
      <Text name="payer" placeholder="付款账户的户名" />
      <PaidOn label={dayLabel} />
      <Upload name="voucher" {...voucherUpload} />
    </FormDialog>
  );
}
