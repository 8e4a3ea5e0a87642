import { call, presentOf, upload } from '@portal/shared/api';
import type { Edited, TransferApply } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { DialogForm, type EditSetup, type Sending, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { fenOf, yuanOf } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { otherVoucher } from '../money/voucher';
import { type TransferFields, TransferInputs, transferPlaces, transferRules } from './transferFields';

interface EditFields extends TransferFields {
  /** Name of the voucher that the report has. */
  readonly savedVoucher: string;
  readonly etag: string | undefined;
}

const rules = { ...transferRules, voucher: otherVoucher };

interface TransferEditProps extends LazyDialogProps {
  readonly transfer: TransferApply;
}

/** Changes a reported transfer while it waits. */
export function TransferEditDialog({ transfer, open, onClose }: TransferEditProps) {
  // A new form for each opening, which starts from the present state.
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <EditForm transfer={transfer} onClose={onClose} />
    </Dialog>
  );
}

function EditForm({ transfer, onClose }: Omit<TransferEditProps, 'open'>) {
  const { rid, code, voucher } = transfer;
  const form = useForm<EditFields>({ initial: initialOf(transfer), rules });
  const send = async (values: EditFields, { keyOf, onProgress }: Sending) => {
    const { amount, voucher: chosen, savedVoucher: _, ...rest } = values;
    const given = { ...rest, rid, amount_fen: fenOf(amount) ?? 0 };
    const idempotencyKey = keyOf({ ...given, chosen });
    const file = chosen && (await upload('auth/upload4file', chosen, {}, { onProgress, idempotencyKey }));
    await call('auth/transferApply/edit', { ...given, ...(file && { file_rid: file.file_rid }) });
  };
  const onSent = () => {
    notify.success('转账凭证已修改');
    onClose();
  };
  return (
    <DialogForm
      title={`修改转账凭证 ${code}`}
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      edits={edits}
      places={transferPlaces}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        已上传凭证：{voucher.name}
      </Typography>
      <TransferInputs />
    </DialogForm>
  );
}

const edits: EditSetup<EditFields> = {
  present: (error) => {
    const present = presentOf(error, 'auth/transferApply/edit');
    return present && initialOf(present);
  },
  labels: { savedVoucher: '转账凭证' },
};

const initialOf = (saved: Edited<'auth/transferApply/edit'>): EditFields => ({
  amount: yuanOf(saved.amount_fen),
  payer: saved.payer,
  paid_on: saved.paid_on,
  voucher: undefined,
  savedVoucher: saved.voucher.name,
  etag: saved.etag,
});
