import { fieldsOf, text, yuan } from '@portal/shared/form';
import { texts } from '@portal/shared/rules';
import { day } from '../day/day';
import { PaidOn } from '../money/PaidOn';
import { voucherUpload } from '../money/voucher';

/** What is told about a bank transfer. */
export interface TransferFields {
  readonly amount: string;
  readonly payer: string;
  readonly paid_on: string;
  readonly voucher: File | undefined;
}

const { Amount, Text, Upload } = fieldsOf<TransferFields>();
const dayLabel = '转账日期';

/** Their rules, without that of the voucher. */
export const transferRules = {
  amount: yuan('转账金额'),
  payer: text(texts.payer),
  paid_on: day(dayLabel),
};

/** Fields of the form at which refusals are shown. */
export const transferPlaces = { amount_fen: 'amount', file_rid: 'voucher' } as const;

/** The fields of a bank transfer in their form. */
export function TransferInputs() {
  return (
    <>
      <Amount name="amount" />
      <Text name="payer" placeholder="付款账户的户名" />
      <PaidOn label={dayLabel} />
      <Upload name="voucher" {...voucherUpload} />
    </>
  );
}
