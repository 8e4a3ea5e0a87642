import { z } from 'zod';
import {
  bareCode,
  capitalCode,
  formatMessage,
  halfWidth,
  type InvoiceType,
  invoiceTypes,
  officePhonePattern,
  type TitleHolder,
  texts,
  titleHolders,
  titleProblems,
  tooLongMessage,
} from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import { optionalText, rid, text } from './field';

const [taxLabel, taxLength] = texts.taxNumber;
const [phoneLabel, phoneLength] = texts.titlePhone;
const [accountLabel, accountLength] = texts.bankAccount;
const types = Object.keys(invoiceTypes).map(Number) as [InvoiceType, ...InvoiceType[]];

export const invoiceType = z
  .literal(types, formatMessage('发票类型'))
  .register(components, { id: 'InvoiceType' });
const holder = z.enum(
  Object.keys(titleHolders) as [TitleHolder, ...TitleHolder[]],
  formatMessage('抬头类型'),
);

export const invoice = z
  .object({
    rid: z.string(),
    holder,
    /** The type of invoice that the member usually asks for. */
    type: invoiceType,
    title: z.string(),
    /** Unified social credit code; empty for a person. */
    tax_number: z.string(),
    registered_address: z.string(),
    registered_phone: z.string(),
    bank: z.string(),
    account: z.string(),
    /** 1 is the default title. */
    default: z.literal([0, 1]),
    etag,
  })
  .register(components, { id: 'Invoice' });
export type Invoice = z.infer<typeof invoice>;

const fields = {
  holder,
  type: invoiceType,
  title: text(...texts.invoiceTitle),
  tax_number: z
    .string(formatMessage(taxLabel))
    .overwrite(capitalCode)
    .max(taxLength, tooLongMessage(taxLabel, taxLength))
    .default(''),
  registered_address: optionalText(...texts.titleAddress),
  registered_phone: z
    .string(formatMessage(phoneLabel))
    .overwrite(halfWidth)
    .max(phoneLength, tooLongMessage(phoneLabel, phoneLength))
    .refine((value) => value === '' || officePhonePattern.test(value), formatMessage(phoneLabel))
    .default(''),
  bank: optionalText(...texts.bank),
  account: z
    .string(formatMessage(accountLabel))
    .overwrite(bareCode)
    .max(accountLength, tooLongMessage(accountLabel, accountLength))
    .regex(/^(\d{6,})?$/, formatMessage(accountLabel))
    .default(''),
  default: z.literal([0, 1], formatMessage('默认抬头')).default(0),
};

type Title = z.output<z.ZodObject<typeof fields>>;

/** Reports each field that the type of invoice asks for and the title lacks. */
function checkTitle(title: Title, context: z.RefinementCtx<Title>): void {
  for (const [field, message] of Object.entries(titleProblems(title)))
    context.addIssue({ code: 'custom', path: [field], message });
}
const ofTitle = across(
  ...(['holder', 'type', 'tax_number', 'registered_address', 'registered_phone', 'bank', 'account'] as const),
);

const invoiceInput = z
  .strictObject(fields)
  .superRefine(checkTitle, ofTitle)
  .register(components, { id: 'InvoiceInput' });
const invoiceEdit = z
  .strictObject({ ...fields, rid: rid('invoice'), etag: startedFrom })
  .superRefine(checkTitle, ofTitle);
const key = z.strictObject({ rid: rid('invoice') });

const example = {
  holder: 'company',
  type: 3,
  title: '示例大学',
  tax_number: '91350100M000100Y43',
  registered_address: '示例市示例路 1 号',
  registered_phone: '010-00000000',
  bank: '示例银行示例支行',
  account: '1234567890123',
  default: 1,
} as const;

/** Calls of saved invoice titles (抬头). */
export const invoiceEndpoints = {
  'auth/invoice/list': endpoint({
    access: 'member',
    scope: 'invoice:read',
    reads: true,
    summary: "The member's invoice titles, the default one first",
    input: nothing,
    data: z.array(invoice),
  }),
  'auth/invoice/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/invoice/list'],
    idempotent: true,
    errors: ['invoice_limit'],
    summary: 'Saves an invoice title; the first one becomes the default',
    input: invoiceInput,
    example,
    data: invoice,
  }),
  'auth/invoice/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/invoice/list'],
    edits: invoice.omit({ rid: true }),
    errors: ['not_found'],
    summary: 'Changes an invoice title',
    input: invoiceEdit,
    example: { ...example, rid: 'k3v9x0q2' },
    data: invoice,
  }),
  'auth/invoice/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/invoice/list'],
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Removes an invoice title; another one becomes the default',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: done,
  }),
  'auth/invoice/default': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/invoice/list'],
    errors: ['not_found'],
    summary: 'Makes an invoice title the default one',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: done,
  }),
};
