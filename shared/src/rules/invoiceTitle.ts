import { isCreditCode } from './creditCode';
import { formatMessage, requiredMessage, texts } from './field';

/** Types of invoices (specification, section 3). */
export const invoiceTypes = { 1: '电子普通发票', 3: '电子专用发票', 5: '形式发票', 6: '收据' } as const;
export type InvoiceType = keyof typeof invoiceTypes;

/** The types as lists show them. */
export const invoiceTypeOrder = [1, 3, 5, 6] as const satisfies readonly InvoiceType[];

/** Whom an invoice is made out to. */
export const titleHolders = { company: '单位', person: '个人' } as const;
export type TitleHolder = keyof typeof titleHolders;

/** Fields of a title that only some titles need. */
export const titleDetails = {
  tax_number: texts.taxNumber[0],
  registered_address: texts.titleAddress[0],
  registered_phone: texts.titlePhone[0],
  bank: texts.bank[0],
  account: texts.bankAccount[0],
} as const;
export type TitleDetail = keyof typeof titleDetails;

interface TitleFields extends Readonly<Record<TitleDetail, string>> {
  readonly holder: TitleHolder;
  readonly type: InvoiceType;
}

const details = Object.keys(titleDetails) as TitleDetail[];

/** Returns the details that a title must have for this type of invoice. */
export function requiredDetails({
  holder,
  type,
}: Pick<TitleFields, 'holder' | 'type'>): readonly TitleDetail[] {
  if (type === 3) return details;
  return type === 1 && holder === 'company' ? ['tax_number'] : [];
}

/** Returns the messages of a title by field; none when invoices of its type can be made out to it. */
export function titleProblems(title: TitleFields): Partial<Record<'type' | TitleDetail, string>> {
  const { holder, type, tax_number } = title;
  if (holder === 'person' && type === 3) return { type: '[发票类型]个人抬头不能开具电子专用发票' };
  if (holder === 'person' && tax_number !== '') return { tax_number: '[税号]个人抬头无需填写' };
  const missing = requiredDetails(title).filter((field) => title[field] === '');
  return {
    ...(tax_number !== '' &&
      !isCreditCode(tax_number) && { tax_number: formatMessage(titleDetails.tax_number) }),
    ...Object.fromEntries(missing.map((field) => [field, requiredMessage(titleDetails[field])])),
  };
}
