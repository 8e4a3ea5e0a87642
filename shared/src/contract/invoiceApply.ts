import { z } from 'zod';
import { formatMessage, isTaxInvoice, limits, requiredMessage, texts } from '../rules';
import { across } from './across';
import { endpoint } from './endpoint';
import { startedFrom } from './etag';
import {
  amountFen,
  email,
  exportLink,
  keyword,
  optionalEmail,
  optionalText,
  paged,
  paging,
  periodInput,
  rid,
  sheetFormat,
  wholePeriod,
} from './field';
import { invoiceType } from './invoice';
import { acted, detail, invoiceApply, key, listedStates, reason, slot, state } from './invoiceApplyField';
import { shows } from './shows';

const fields = {
  parts: z
    .array(
      z.strictObject({ statement_rid: rid('statement'), amount_fen: amountFen('开票金额') }),
      requiredMessage('结算单'),
    )
    .max(limits.invoiceParts, '[结算单]过多'),
  /** Prepayments that have arrived and are invoiced on arrival; only by invoices of the tax system. */
  prestores: z
    .array(
      z.strictObject({ prestore_rid: rid('prestoreApply'), amount_fen: amountFen('开票金额') }),
      formatMessage('预存款'),
    )
    .max(limits.invoiceParts, '[预存款]过多')
    .default([]),
  /** A saved title, whose fields are copied. */
  invoice_rid: rid('invoice'),
  note: optionalText(...texts.invoiceNote),
  /** The files are sent to this address once the invoice is issued; empty when they are not sent. */
  email: optionalEmail(...texts.invoiceEmail),
};
interface Covered {
  readonly parts: readonly unknown[];
  readonly prestores: readonly unknown[];
}
/** A request is over something. */
const someParts = ({ parts, prestores }: Covered): boolean => parts.length + prestores.length > 0;
const noParts = { path: ['parts'], error: requiredMessage('结算单'), ...across('parts', 'prestores') };

/** Which requests are listed: by state, day of the request, and words in numbers, title or statement. */
const filters = { states: listedStates, ...periodInput, kw: keyword() };

const example = {
  type: 1,
  invoice_rid: 'k3v9x0q2',
  parts: [{ statement_rid: 'p2w8x1q7', amount_fen: 100_000 }],
  note: '',
  email: 'finance@example.com',
} as const;

/** Calls of a member's requests for invoices (开票申请). */
export const invoiceApplyEndpoints = {
  'auth/invoiceApply/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.invoices, ...shows.notices],
    idempotent: true,
    errors: ['not_found', 'amount_invalid'],
    summary:
      'Asks for an invoice over amounts of statements and of prepayments that have arrived. Types 1 and 3 use up what was paid in cash or is owed since the confirmation; a pro-forma invoice (5) uses nothing up; the portal makes types 5 and 6 at once. The files are sent to `email` once the invoice is issued',
    input: z
      .strictObject({ type: invoiceType, ...fields })
      .refine(someParts, noParts)
      .refine(({ type, prestores }) => prestores.length === 0 || isTaxInvoice(type), {
        path: ['type'],
        error: '[发票类型]预存款只能开电子普通发票或专用发票，收据在预存记录下载',
        ...across('type', 'prestores'),
      }),
    example,
    data: invoiceApply,
  }),
  'auth/invoiceApply/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.invoices,
    edits: invoiceApply.pick({
      type: true,
      title: true,
      parts: true,
      prestores: true,
      note: true,
      email: true,
      etag: true,
    }),
    errors: ['not_found', 'invoice_apply_act_refused', 'amount_invalid'],
    summary: 'Changes a request that waits; the title is copied again',
    input: z
      .strictObject({
        type: z.literal([1, 3], formatMessage('发票类型')),
        ...fields,
        rid: key.shape.rid,
        etag: startedFrom,
      })
      .refine(someParts, noParts),
    example: { ...example, rid: 'z8q1m4d6' },
    data: invoiceApply,
  }),
  'auth/invoiceApply/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.invoices,
    unrestricted: true,
    errors: acted,
    summary: 'Cancels a request that waits, or takes back a red letter that is not confirmed',
    input: key,
    example: { rid: 'z8q1m4d6' },
    data: invoiceApply,
  }),
  'auth/invoiceApply/redLetter': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.invoices, ...shows.notices],
    errors: acted,
    summary: 'Asks for a red letter, which cancels an issued invoice',
    input: key.extend({ reason }),
    example: { rid: 'z8q1m4d6', reason: '抬头有误' },
    data: invoiceApply,
  }),
  'auth/invoiceApply/list4person': endpoint({
    access: 'member',
    scope: 'invoice:read',
    reads: true,
    unrestricted: true,
    summary: "The member's requests, newest first, with the count of each state",
    input: wholePeriod(z.strictObject({ ...filters, ...paging })),
    example: { states: ['issued'], from: '2026-11-01', to: '2026-11-30', kw: '示例大学' },
    data: paged(invoiceApply).extend({ counts: z.partialRecord(state, z.int()) }),
  }),
  'auth/invoiceApply/export': endpoint({
    access: 'member',
    scope: 'invoice:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary:
      "A link that downloads the member's requests, filtered as the list, as Excel or CSV for a minute",
    input: wholePeriod(z.strictObject({ ...filters, format: sheetFormat })),
    example: { states: ['issued'], from: '2026-11-01', to: '2026-11-30', format: 'xlsx' },
    data: exportLink,
  }),
  'auth/invoiceApply/zip': endpoint({
    access: 'member',
    scope: 'invoice:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found'],
    summary:
      'A link that downloads the files of all listed requests as one zip with a table of contents, for a minute, and what is in it',
    input: wholePeriod(z.strictObject(filters)),
    example: { states: ['issued'], from: '2026-11-01', to: '2026-11-30' },
    data: exportLink.extend({
      /** Requests whose files are in the zip, and their files. */
      requests: z.int(),
      files: z.int(),
      /** Requests without a file: not issued yet, or documents that were never opened. */
      without: z.int(),
      /** Requests that are left out because the zip has its most files or bytes. */
      beyond: z.int(),
    }),
  }),
  'auth/invoiceApply/info': endpoint({
    access: 'member',
    scope: 'invoice:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One request with its history',
    input: key,
    example: { rid: 'z8q1m4d6' },
    data: detail,
  }),
  'auth/invoiceApply/file': endpoint({
    access: 'member',
    scope: 'invoice:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found'],
    summary:
      'A link that downloads a file of an issued invoice, or of its red letter, for a minute; with `print`, a link that shows the PDF in the browser, from where it is printed',
    input: key
      .extend({
        slot,
        red: z.boolean(formatMessage('红字')).default(false),
        print: z.boolean(formatMessage('打印')).default(false),
      })
      .refine((asked) => !asked.print || asked.slot === 'pdf', {
        path: ['slot'],
        error: formatMessage('文件格式'),
        ...across('slot', 'print'),
      }),
    example: { rid: 'z8q1m4d6', slot: 'pdf' },
    data: z.object({ url: z.string() }),
  }),
  'auth/invoiceApply/mail': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.invoices,
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'invoice_mail_too_large'],
    summary:
      'Sends the files of an issued invoice, and of its red letter, as attachments of an e-mail: to the given address, else to that of the member',
    input: key.extend({ email: email.optional() }),
    example: { rid: 'z8q1m4d6', email: 'finance@example.com' },
    data: z.object({ email: z.string() }),
  }),
};
