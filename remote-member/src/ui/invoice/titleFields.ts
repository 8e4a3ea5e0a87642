import { presentOf } from '@portal/shared/api';
import type { Input, Invoice } from '@portal/shared/contract';
import { type EditSetup, type FieldRule, optional, text } from '@portal/shared/form';
import {
  bareCreditCode,
  type InvoiceType,
  invoiceTypes,
  type TextLimit,
  type TitleDetail,
  type TitleHolder,
  texts,
  titleHolders,
  titleProblems,
} from '@portal/shared/rules';

/** Values of the form of a title. */
export interface TitleFields extends Record<TitleDetail, string> {
  readonly holder: TitleHolder;
  readonly type: InvoiceType;
  readonly title: string;
  readonly isDefault: boolean;
  readonly etag: string | undefined;
}

const noDetails: Readonly<Record<TitleDetail, string>> = {
  tax_number: '',
  registered_address: '',
  registered_phone: '',
  bank: '',
  account: '',
};

export const blankTitle: TitleFields = {
  holder: 'company',
  type: 1,
  title: '',
  ...noDetails,
  isDefault: false,
  etag: undefined,
};

export function fieldsOfTitle(saved: Omit<Invoice, 'rid'>): TitleFields {
  const { holder, type, title, tax_number, registered_address, registered_phone, bank, account } = saved;
  const details = { tax_number, registered_address, registered_phone, bank, account };
  return { holder, type, title, ...details, isDefault: saved.default === 1, etag: saved.etag };
}

export const inputOfTitle = ({ isDefault, etag: _, ...fields }: TitleFields): Input<'auth/invoice/add'> => ({
  ...fields,
  default: isDefault ? 1 : 0,
});

/** A person has no details and gets no special invoice. */
export function settledTitle(values: TitleFields): TitleFields {
  if (values.holder === 'company') return values;
  return { ...values, ...noDetails, type: values.type === 3 ? 1 : values.type };
}

/** A detail whose need depends on holder and type; it is compared as the server stores it. */
function detail(field: TitleDetail, limit: TextLimit, clean = (typed: string) => typed.trim()): FieldRule {
  const { check: ofLength, ...rule } = optional(text(limit));
  return {
    ...rule,
    clean,
    check: (value, all) => {
      const values = settledTitle({ ...blankTitle, ...all, [field]: value });
      return titleProblems(values)[field] ?? ofLength(value, all);
    },
  };
}

const choice = <Value extends string | number>(label: string): FieldRule<Value> => ({
  label,
  required: true,
  clean: (value) => value,
  check: () => undefined,
});

export const titleRules = {
  holder: choice<TitleHolder>('抬头类型'),
  type: choice<InvoiceType>('常用发票类型'),
  title: text(texts.invoiceTitle),
  // Longer than a code: pasted ones may have spaces and dashes.
  tax_number: { ...detail('tax_number', texts.taxNumber, bareCreditCode), maxLength: 40 },
  registered_address: detail('registered_address', texts.titleAddress),
  registered_phone: detail('registered_phone', texts.titlePhone),
  bank: detail('bank', texts.bank),
  account: detail('account', texts.bankAccount, (typed) => typed.replace(/[\s-]/g, '')),
};

/** How the form goes on when the title was changed meanwhile. */
export const titleEdits: EditSetup<TitleFields> = {
  present: (error) => {
    const present = presentOf(error, 'auth/invoice/edit');
    return present && fieldsOfTitle(present);
  },
  labels: { isDefault: '默认抬头' },
  texts: { holder: (holder) => titleHolders[holder], type: (type) => invoiceTypes[type] },
};
