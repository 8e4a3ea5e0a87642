import { call, presentOf, query, serverNow, upload } from '@portal/shared/api';
import type { Edited, PrestoreApply } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import {
  DialogForm,
  type EditSetup,
  fieldsOf,
  optional,
  type Sending,
  text,
  useForm,
  yuan,
} from '@portal/shared/form';
import { type LazyDialogProps, RoomNote } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import {
  fenOf,
  formatFen,
  labClock,
  type PrestoreInvoicing,
  prestoreBonus,
  prestoreInvoicingLabels,
  prestoreInvoicings,
  roomOf,
  texts,
  yuanOf,
} from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { day } from '../ui/day/day';
import { BankAccount } from '../ui/money/BankAccount';
import { PaidOn } from '../ui/money/PaidOn';
import { otherVoucher, voucher, voucherUpload } from '../ui/money/voucher';
import type { Wanted } from './wanted';

interface PrestoreFields {
  readonly amount: string;
  readonly payer: string;
  readonly paid_on: string;
  readonly voucher: File | undefined;
  readonly note: string;
  readonly invoicing: PrestoreInvoicing;
  /** Name of the voucher that the application has. */
  readonly savedVoucher: string;
  readonly etag: string | undefined;
}

const { Amount, Choice, Text, Upload, useValue } = fieldsOf<PrestoreFields>();
const dayLabel = '付款日期';
const rules = {
  amount: yuan('预存金额'),
  payer: text(texts.payer),
  paid_on: day(dayLabel),
  voucher,
  note: optional(text(texts.moneyNote)),
  invoicing: {
    label: '开票方式',
    required: true,
    clean: (value: PrestoreInvoicing) => value,
    check: () => undefined,
  },
};
const editRules = { ...rules, voucher: otherVoucher };

interface PrestoreDialogProps extends LazyDialogProps {
  readonly wanted: Wanted;
}

/** Tells the lab about a transfer to its account, or changes an application that waits. */
export function PrestoreDialog({ wanted, open, onClose }: PrestoreDialogProps) {
  // A new form for each opening: another tier or another application starts anew.
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <PrestoreForm wanted={wanted} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Pick<PrestoreDialogProps, 'wanted' | 'onClose'>;

function PrestoreForm({ wanted: { amount_fen, saved, cluster }, onClose }: FormProps) {
  const form = useForm<PrestoreFields>({
    initial: initialOf(saved, amount_fen),
    rules: saved ? editRules : rules,
  });
  const waiting =
    useQuery({ ...query('auth/prestoreApply/readyPayNum', {}), enabled: !saved }).data?.count ?? 0;
  const tiers = useQuery(query('auth/prestore_rule_balance', {})).data?.tiers ?? [];
  const send = async (values: PrestoreFields, sending: Sending) => {
    const { amount, voucher: chosen, savedVoucher: _, etag, ...rest } = values;
    const amount_fen = fenOf(amount) ?? 0;
    const given = { ...rest, amount_fen, seen: { bonus_fen: prestoreBonus(tiers, amount_fen) } };
    const idempotencyKey = sending.keyOf({ ...given, chosen });
    const { onProgress } = sending;
    const file = chosen && (await upload('auth/upload4file', chosen, {}, { onProgress, idempotencyKey }));
    if (saved)
      return await call('auth/prestoreApply/edit', {
        ...given,
        rid: saved.rid,
        etag,
        ...(file && { file_rid: file.file_rid }),
      });
    return await call(
      'auth/prestoreApply/add',
      { ...given, file_rid: file?.file_rid ?? '', ...(cluster && { cluster_rid: cluster.rid }) },
      { idempotencyKey },
    );
  };
  const onSent = ({ code }: PrestoreApply) => {
    notify.success(saved ? '申请已修改' : `预存申请 ${code} 已提交，核对到账后会通知您`);
    onClose();
  };
  return (
    <DialogForm
      title={titleOf({ saved, cluster })}
      submit={saved ? '保存' : '提交申请'}
      disabled={roomOf('prestoreWaiting', waiting).full}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      edits={edits}
      places={{ amount_fen: 'amount', file_rid: 'voucher' }}
    >
      <RoomNote of="prestoreWaiting" count={waiting} onlyNear />
      {!saved && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          请先转账到以下账户，再填写转账信息并上传凭证。
        </Typography>
      )}
      <BankAccount />
      <div>
        <Amount name="amount" />
        <Bonus />
      </div>
      <Text name="payer" placeholder="付款账户的户名" />
      <PaidOn label={dayLabel} />
      <Upload name="voucher" {...voucherUpload} />
      <div>
        <Choice name="invoicing" choices={invoicings} />
        <InvoicingNote />
      </div>
      <Text name="note" />
    </DialogForm>
  );
}

function titleOf({ saved, cluster }: Pick<Wanted, 'saved' | 'cluster'>): string {
  if (saved) return `修改预存申请 ${saved.code}`;
  return cluster ? `为“${cluster.name}”预存` : '我要预存';
}

const edits: EditSetup<PrestoreFields> = {
  present: (error) => {
    const present = presentOf(error, 'auth/prestoreApply/edit');
    return present && initialOf(present, undefined);
  },
  labels: { savedVoucher: '转账凭证' },
  texts: { invoicing: (invoicing) => prestoreInvoicingLabels[invoicing] },
};

type Saved = Edited<'auth/prestoreApply/edit'>;

const initialOf = (saved: Saved | undefined, amount_fen: number | undefined): PrestoreFields => ({
  amount: saved ? yuanOf(saved.amount_fen) : amount_fen === undefined ? '' : yuanOf(amount_fen),
  payer: saved?.payer ?? '',
  paid_on: saved?.paid_on ?? labClock(serverNow()).today,
  voucher: undefined,
  note: saved?.note ?? '',
  invoicing: saved?.invoicing ?? 'spent',
  savedVoucher: saved?.voucher.name ?? '',
  etag: saved?.etag,
});

const invoicings = prestoreInvoicings.map((value) => ({ value, label: prestoreInvoicingLabels[value] }));

/** What each means for the reimbursement. */
const invoicingNotes = {
  spent: '结算单确认后按实际费用开票，每次凭发票报销。到账前可以更改。',
  arrival:
    '到账后按预存金额开一张发票，凭它报销预存款；付款时先用这笔钱，由它支付的结算单不再开票。到账前可以更改。',
} as const satisfies Record<PrestoreInvoicing, string>;

function InvoicingNote() {
  const invoicing = useValue('invoicing');
  return (
    <Box role="status" sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
      {invoicingNotes[invoicing]}
    </Box>
  );
}

/** The bonus of the typed amount. */
function Bonus() {
  const rule = useQuery(query('auth/prestore_rule_balance', {}));
  const fen = fenOf(useValue('amount'));
  const bonus = fen === undefined || !rule.data ? 0 : prestoreBonus(rule.data.tiers, fen);
  return (
    <Box role="status" sx={{ minHeight: 20, mt: 0.5, typography: 'body2', color: 'secondary.main' }}>
      {bonus > 0 && `到账后赠送 ${formatFen(bonus)}`}
    </Box>
  );
}
