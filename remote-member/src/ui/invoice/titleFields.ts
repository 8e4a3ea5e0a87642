import { presentOf } from '@portal/shared/api';
import type { Input, Invoice } from '@portal/shared/contract';
import { code, type EditSetup, type FieldRule, optional, text } from '@portal/shared/form';
import {
  bareCode,
  capitalCode,
  formatMessage,
  halfWidth,
  type InvoiceType,
  invoiceTypes,
  officePhonePattern,
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
function detail(field: TitleDetail, rule: FieldRule): FieldRule {
  const { check: ofLength, ...kept } = optional(rule);
  return {
    ...kept,
    check: (value, all) => {
      const values = settledTitle({ ...blankTitle, ...all, [field]: value });
      return titleProblems(values)[field] ?? ofLength(value, all);
    },
  };
}

/** An office's phone number; its extension may follow 转. */
const officePhone: FieldRule = {
  ...code(texts.titlePhone, halfWidth),
  check: (value, all) =>
    text(texts.titlePhone).check(value, all) ??
    (officePhonePattern.test(value) ? undefined : formatMessage(texts.titlePhone[0])),
};

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
  tax_number: detail('tax_number', code(texts.taxNumber, capitalCode)),
  registered_address: detail('registered_address', text(texts.titleAddress)),
  registered_phone: detail('registered_phone', officePhone),
  bank: detail('bank', text(texts.bank)),
  account: detail('account', code(texts.bankAccount, bareCode)),
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
