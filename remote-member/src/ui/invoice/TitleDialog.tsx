import { call } from '@portal/shared/api';
import type { Invoice } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { DialogForm, fieldsOf, type Sending, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import {
  creditCodeHint,
  invoiceTypeOrder,
  invoiceTypes,
  requiredDetails,
  type TitleDetail,
  titleDetails,
  titleHolders,
} from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import {
  blankTitle,
  fieldsOfTitle,
  inputOfTitle,
  settledTitle,
  type TitleFields,
  titleEdits,
  titleRules,
} from './titleFields';

const { Text, Check, Choice, useValue } = fieldsOf<TitleFields>();

interface TitleDialogProps extends LazyDialogProps {
  /** The title to change; a new one when missing. */
  readonly saved?: Invoice | undefined;
  /** Called with the stored title. */
  readonly onSaved?: ((title: Invoice) => void) | undefined;
}

/** Adds or changes an invoice title. */
export function TitleDialog({ saved, onSaved, open, onClose }: TitleDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <TitleForm saved={saved} onSaved={onSaved} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Pick<TitleDialogProps, 'saved' | 'onSaved' | 'onClose'>;

function TitleForm({ saved, onSaved, onClose }: FormProps) {
  const form = useForm<TitleFields>({
    initial: saved ? fieldsOfTitle(saved) : blankTitle,
    rules: titleRules,
    settle: settledTitle,
  });
  const send = async (values: TitleFields, { keyOf }: Sending) => {
    const input = inputOfTitle(values);
    return saved
      ? await call('auth/invoice/edit', { ...input, rid: saved.rid, etag: values.etag })
      : await call('auth/invoice/add', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = (title: Invoice) => {
    notify.success('抬头已保存');
    onSaved?.(title);
    onClose();
  };
  return (
    <DialogForm
      title={saved ? '编辑抬头' : '新增抬头'}
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      edits={titleEdits}
    >
      <Choice name="holder" choices={holders} />
      <Types />
      <Text name="title" autoComplete="organization" placeholder="发票上的单位名称或个人姓名" />
      <Details />
      <Check name="isDefault" disabled={saved?.default === 1}>
        设为默认抬头
      </Check>
    </DialogForm>
  );
}

const holders = (['company', 'person'] as const).map((value) => ({ value, label: titleHolders[value] }));

function Types() {
  const holder = useValue('holder');
  return (
    <Choice
      name="type"
      choices={invoiceTypeOrder.map((value) => ({
        value,
        label: invoiceTypes[value],
        disabled: holder === 'person' && value === 3,
      }))}
    />
  );
}

/** The fields that only organizations have. A special invoice needs all of them. */
function Details() {
  const holder = useValue('holder');
  const type = useValue('type');
  if (holder === 'person') return null;
  const needed = requiredDetails({ holder, type });
  const required = (field: TitleDetail) => needed.includes(field);
  return (
    <>
      <TaxNumber required={required('tax_number')} />
      {rest.map((field) => (
        <Text
          key={field}
          name={field}
          required={required(field)}
          {...(!required(field) && { placeholder: `选填，开具${invoiceTypes[3]}时必填` })}
        />
      ))}
    </>
  );
}

const rest = (Object.keys(titleDetails) as TitleDetail[]).filter((field) => field !== 'tax_number');

/** The code is checked while it is typed: how many characters are missing, and which one is wrong. */
function TaxNumber({ required }: { readonly required: boolean }) {
  const hint = creditCodeHint(useValue('tax_number'));
  return (
    <div>
      <Text
        name="tax_number"
        required={required}
        autoComplete="off"
        placeholder="18 位统一社会信用代码"
        {...(hint && !hint.valid && { hint: hint.text })}
      />
      <Box role="status" sx={{ typography: 'caption', color: 'success.main', '&:not(:empty)': { mt: 0.5 } }}>
        {hint?.valid && `✓ ${hint.text}`}
      </Box>
    </div>
  );
}
