import { call } from '@portal/shared/api';
import type { Invoice, InvoiceApply } from '@portal/shared/contract';
import { DialogForm, fieldsOf, type Sending, useForm } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { invoiceTypeOrder, invoiceTypes, isTaxInvoice } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { useState } from 'react';
import { TitleDialog } from '../../ui/invoice/TitleDialog';
import {
  type ApplyFields,
  type ApplyScene,
  applyEdits,
  applyRules,
  partsOf,
  prestorePartsOf,
} from './applyFields';
import { NoteField } from './NoteField';
import { PrestorePicker } from './PrestorePicker';
import { type More, StatementPicker } from './StatementPicker';
import { TitlePicker } from './TitlePicker';

const { Text, Choice, useField, useValue } = fieldsOf<ApplyFields>();

interface ApplyFormProps extends Omit<ApplyScene, 'saved'> {
  readonly saved?: InvoiceApply;
  readonly initial: ApplyFields;
  readonly more: More;
  readonly onClose: () => void;
  readonly onSent: (rid: string) => void;
}

/** The form of a request for an invoice. */
export function ApplyForm({
  statements,
  prestores,
  titles,
  saved,
  initial,
  more,
  onClose,
  onSent,
}: ApplyFormProps) {
  const scene: ApplyScene = { statements, prestores, titles, saved };
  const [title, setTitle] = useState<Invoice | 'new'>();
  const form = useForm<ApplyFields>({ initial, rules: applyRules(scene) });
  const send = async (values: ApplyFields, { keyOf }: Sending) => {
    const { type, invoice_rid, note, email, etag } = values;
    const covered = { parts: partsOf(scene, values), prestores: prestorePartsOf(scene, values) };
    const given = { invoice_rid, note, email, ...covered };
    if (saved && (type === 1 || type === 3))
      return await call('auth/invoiceApply/edit', { ...given, type, rid: saved.rid, etag });
    const input = { ...given, type };
    return await call('auth/invoiceApply/add', input, { idempotencyKey: keyOf(input) });
  };
  const sent = ({ rid, code, type }: InvoiceApply) => {
    notify.success(saved ? '申请已修改' : sentText(code, isTaxInvoice(type)));
    onSent(rid);
  };
  return (
    <>
      <DialogForm
        title={saved ? `修改开票申请 ${saved.code}` : '申请开票'}
        submit={saved ? '保存' : '提交申请'}
        aside={<Total scene={scene} />}
        onClose={onClose}
        form={form}
        send={send}
        onSent={sent}
        edits={applyEdits(scene)}
        places={{ amount_invalid: 'parts' }}
      >
        <Choice name="type" choices={saved ? taxTypes : types} />
        <TypeNote />
        <Prestores scene={scene} />
        <Statements scene={scene} more={more} />
        <Titles titles={titles} onEdit={setTitle} />
        <NoteField statements={statements} />
        <Text name="email" autoComplete="email" placeholder="选填，开具后文件自动发送到这里" />
      </DialogForm>
      {/* Beside the form, because a submit in a dialog inside of it would submit both. */}
      <TitleDialog
        open={title !== undefined}
        saved={title === 'new' ? undefined : title}
        onClose={() => setTitle(undefined)}
        onSaved={({ rid }) => form.set('invoice_rid', rid)}
      />
    </>
  );
}

const sentText = (code: string, waits: boolean) =>
  waits ? `开票申请 ${code} 已提交，开好后会通知您` : `${code} 已开具，可下载`;

const choiceOf = (value: (typeof invoiceTypeOrder)[number]) => ({ value, label: invoiceTypes[value] });
const types = invoiceTypeOrder.map(choiceOf);
const taxTypes = ([1, 3] as const).map(choiceOf);

const notes = {
  1: '结算单确认后即可开具，付款前后均可；由税务平台开具后通知您。赠送金支付的部分不可开票，已开票的部分不能再用赠送金支付。选择预存时开票的预存款到账后即可开具。',
  3: '可抵扣进项税，抬头须有税号、地址、电话、开户银行和账号。',
  5: '用于付款前走报销或请款流程，不是税务发票，提交后立即生成。',
  6: '证明已收到款项，不是税务发票，提交后立即生成。',
} as const;

function TypeNote() {
  const type = useValue('type');
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', mt: -1.5 }}>
      {notes[type]}
    </Box>
  );
}

function Statements({ scene, more }: { readonly scene: ApplyScene; readonly more: More }) {
  const { value, error, set } = useField('parts');
  const type = useValue('type');
  return <StatementPicker scene={scene} type={type} parts={value} error={error} onChange={set} more={more} />;
}

function Prestores({ scene }: { readonly scene: ApplyScene }) {
  const { value, error, set } = useField('prestores');
  const type = useValue('type');
  return <PrestorePicker scene={scene} type={type} prestores={value} error={error} onChange={set} />;
}

interface TitlesProps {
  readonly titles: readonly Invoice[];
  readonly onEdit: (title: Invoice | 'new') => void;
}

function Titles({ titles, onEdit }: TitlesProps) {
  const { value, error, set } = useField('invoice_rid');
  const type = useValue('type');
  return (
    <TitlePicker titles={titles} type={type} value={value} error={error} onChange={set} onEdit={onEdit} />
  );
}

function Total({ scene }: { readonly scene: ApplyScene }) {
  const values: ApplyFields = {
    type: useValue('type'),
    parts: useValue('parts'),
    prestores: useValue('prestores'),
    invoice_rid: '',
    note: '',
    email: '',
  };
  const [parts, prestores] = [partsOf(scene, values), prestorePartsOf(scene, values)];
  const sum = [...parts, ...prestores].reduce((total, { amount_fen }) => total + amount_fen, 0);
  return (
    <Box role="status" aria-label="开票金额合计" sx={{ flex: 1, pl: 1, typography: 'body2' }}>
      合计 <Money fen={sum} strong />
      {parts.length > 1 && `（${parts.length} 张结算单）`}
    </Box>
  );
}
