import { z } from 'zod';
import {
  formatMessage,
  invoiceApplyActs,
  invoiceApplyStates,
  invoiceSlotNames,
  limits,
  requiredMessage,
  statementStates,
  texts,
} from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { amountFen, email, fen, instant, optionalText, paged, paging, rid, text } from './field';
import { invoice, invoiceType } from './invoice';

const state = z.enum(invoiceApplyStates).register(components, { id: 'InvoiceApplyState' });
const act = z.enum(invoiceApplyActs).register(components, { id: 'InvoiceApplyAct' });
const slot = z.enum(invoiceSlotNames, formatMessage('文件格式'));

/** An amount of one statement. */
const part = z
  .object({ statement_rid: z.string(), statement_code: z.string(), amount_fen: fen })
  .register(components, { id: 'InvoiceApplyPart' });

const file = z
  .object({
    slot,
    /** True for a file of the red letter. */
    red: z.boolean(),
    name: z.string(),
    /** In bytes; 0 for a document that the portal makes when it is downloaded first. */
    size: z.int(),
  })
  .register(components, { id: 'InvoiceApplyFile' });

/** The fields that are copied from a saved title. */
const title = invoice
  .omit({ rid: true, type: true, default: true })
  .register(components, { id: 'InvoiceApplyTitle' });

const invoiceApply = z
  .object({
    rid: z.string(),
    /** By which people name it, such as K20260102-000123. */
    code: z.string(),
    type: invoiceType,
    state,
    /** The sum of the parts. */
    amount_fen: fen,
    parts: z.array(part),
    /** The title as it was when the request was sent or edited last. */
    title,
    /** What is printed on the invoice below the items. */
    note: z.string(),
    /** Number of the invoice, 20 digits; null until it is issued, and for pro-forma invoices and receipts. */
    number: z.string().nullable(),
    red_number: z.string().nullable(),
    /** Why it was refused, or why a red letter was asked for or withdrawn; empty otherwise. */
    reason: z.string(),
    files: z.array(file),
    created: instant,
    /** Time of the last change of state. */
    changed: instant,
    /** Acts of the caller. */
    can: z.array(act),
  })
  .register(components, { id: 'InvoiceApply' });
export type InvoiceApply = z.infer<typeof invoiceApply>;

const detail = invoiceApply.extend({
  events: z.array(
    z.object({ act, by: z.enum(['member', 'staff', 'system']), at: instant, note: z.string() }),
  ),
});

const key = z.strictObject({ rid: rid('invoiceApply') });
const code = text('申请单号', 40);
const number = text('发票号码', 20).regex(/^\d{20}$/, '[发票号码]应为 20 位数字');
const reason = text(...texts.decisionReason);

const fields = {
  /** A saved title, whose fields are copied. */
  invoice_rid: rid('invoice'),
  parts: z
    .array(
      z.strictObject({ statement_rid: rid('statement'), amount_fen: amountFen('开票金额') }),
      requiredMessage('结算单'),
    )
    .min(1, requiredMessage('结算单'))
    .max(limits.invoiceParts, '[结算单]过多'),
  note: optionalText(...texts.invoiceNote),
};
const example = {
  type: 1,
  invoice_rid: 'k3v9x0q2',
  parts: [{ statement_rid: 'p2w8x1q7', amount_fen: 100_000 }],
  note: '',
} as const;

const filters = {
  states: z.array(state, formatMessage('状态')).max(invoiceApplyStates.length).default([]),
  ...paging,
};
const decided = z.object({ code: z.string(), state });
/** The answer of an act that may need a second person. */
const approved = decided.extend({
  /** Code of the approval that waits for a second person; null when the act is done. */
  approval: z.string().nullable(),
});
const acted = ['not_found', 'invoice_apply_act_refused'] as const;
const issued = [...acted, 'invoice_files_missing', 'invoice_number_taken', 'approval_waiting'] as const;
const codeExample = { code: 'K20261118-000001' };
const numberExample = { ...codeExample, number: '26112000000000000001' };

/** Calls of requests for invoices (开票申请). */
export const invoiceApplyEndpoints = {
  'auth/invoiceApply/add': endpoint({
    access: 'member',
    idempotent: true,
    errors: ['not_found', 'amount_invalid'],
    summary:
      'Asks for an invoice over amounts of statements. Types 1 and 3 use up what was paid in cash; a pro-forma invoice (5) may come before the payment; the portal makes types 5 and 6 at once',
    input: z.strictObject({ ...fields, type: invoiceType }),
    example,
    data: invoiceApply,
  }),
  'auth/invoiceApply/edit': endpoint({
    access: 'member',
    errors: ['not_found', 'invoice_apply_act_refused', 'amount_invalid'],
    summary: 'Changes a request that waits; the title is copied again',
    input: z.strictObject({
      ...fields,
      rid: key.shape.rid,
      type: z.literal([1, 3], formatMessage('发票类型')),
    }),
    example: { ...example, rid: 'z8q1m4d6' },
    data: invoiceApply,
  }),
  'auth/invoiceApply/cancel': endpoint({
    access: 'member',
    unrestricted: true,
    errors: acted,
    summary: 'Cancels a request that waits, or takes back a red letter that is not confirmed',
    input: key,
    example: { rid: 'z8q1m4d6' },
    data: invoiceApply,
  }),
  'auth/invoiceApply/redLetter': endpoint({
    access: 'member',
    errors: acted,
    summary: 'Asks for a red letter, which cancels an issued invoice',
    input: key.extend({ reason }),
    example: { rid: 'z8q1m4d6', reason: '抬头有误' },
    data: invoiceApply,
  }),
  'auth/invoiceApply/list4person': endpoint({
    access: 'member',
    unrestricted: true,
    summary: "The member's requests, newest first, with the count of each state",
    input: z.strictObject(filters),
    example: { states: ['issued'] },
    data: paged(invoiceApply).extend({ counts: z.partialRecord(state, z.int()) }),
  }),
  'auth/invoiceApply/info': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One request with its history',
    input: key,
    example: { rid: 'z8q1m4d6' },
    data: detail,
  }),
  'auth/invoiceApply/file': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads a file of an issued invoice, or of its red letter, for a minute',
    input: key.extend({ slot, red: z.boolean(formatMessage('红字')).default(false) }),
    example: { rid: 'z8q1m4d6', slot: 'pdf' },
    data: z.object({ url: z.string() }),
  }),
  'auth/invoiceApply/mail': endpoint({
    access: 'member',
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'invoice_mail_too_large'],
    summary:
      'Sends the files of an issued invoice, and of its red letter, as attachments of an e-mail: to the given address, else to that of the member',
    input: key.extend({ email: email.optional() }),
    example: { rid: 'z8q1m4d6', email: 'finance@example.com' },
    data: z.object({ email: z.string() }),
  }),
  'auth/asset/invoiceHistory': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found'],
    summary:
      "The member's statements, newest first: what was paid in cash, what is invoiced and what may still be, with their requests",
    input: z.strictObject({
      /** Only these statements. */
      statement_rids: z
        .array(rid('statement'), formatMessage('结算单'))
        .max(limits.invoiceParts, '[结算单]过多')
        .optional(),
      states: z.array(z.enum(statementStates), formatMessage('状态')).max(statementStates.length).default([]),
      ...paging,
    }),
    example: { states: ['paid'] },
    data: paged(
      z.object({
        statement_rid: z.string(),
        code: z.string(),
        state: z.enum(statementStates),
        created: instant,
        total_fen: fen,
        /** Paid in cash or by bank, refunds deducted. */
        paid_cash_fen: fen,
        /** Used up by requests of types 1 and 3 that wait or are issued. */
        invoiced_fen: fen,
        /** What may still be invoiced. */
        open_fen: fen,
        /** Newest first, with their amount of this statement. */
        applies: z.array(
          z.object({ rid: z.string(), code: z.string(), type: invoiceType, state, amount_fen: fen }),
        ),
      }),
    ),
  }),
  'staff/invoiceApply/list': endpoint({
    access: 'staff',
    roles: ['finance'],
    summary: 'Requests of all members, the one that waits longest first',
    input: z.strictObject(filters),
    example: { states: ['waiting', 'red_applied'] },
    data: paged(invoiceApply.extend({ member: z.string() })),
  }),
  'staff/invoiceApply/detail': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found'],
    summary: 'One request with its history and links to its files',
    input: z.strictObject({ code }),
    example: codeExample,
    data: detail.extend({
      member: z.string(),
      links: z.array(z.object({ slot, red: z.boolean(), name: z.string(), link: z.string() })),
    }),
  }),
  'staff/invoiceApply/take': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Takes a request to issue it in the tax system; the member can no longer change it',
    input: z.strictObject({ code }),
    example: codeExample,
    data: decided,
  }),
  'staff/invoiceApply/refuse': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Refuses a request with a reason, which the member reads; its amount is free again',
    input: z.strictObject({ code, reason }),
    example: { ...codeExample, reason: '税号与单位名称不符' },
    data: decided,
  }),
  'staff/invoiceApply/file': endpoint({
    access: 'staff',
    roles: ['finance'],
    body: 'multipart',
    errors: [...acted, 'file_type_refused'],
    summary:
      'Stores one file of an invoice that is being issued, or of its red letter, byte for byte. A file of an issued one is never replaced',
    input: z.strictObject({ code, slot }),
    example: { ...codeExample, slot: 'ofd' },
    data: file,
  }),
  'staff/invoiceApply/issue': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: issued,
    summary:
      'Stores the number of an invoice that the tax system issued; its files are stored before. Above the setting `approvalFen` a second person must agree',
    input: z.strictObject({ code, number }),
    example: numberExample,
    data: approved,
  }),
  'staff/invoiceApply/redLetter': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Applies for a red letter for the member',
    input: z.strictObject({ code, reason }),
    example: { ...codeExample, reason: '税率有误' },
    data: decided,
  }),
  'staff/invoiceApply/redConfirm': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Stores that buyer and tax system have confirmed the red letter',
    input: z.strictObject({ code, note: optionalText(...texts.decisionReason) }),
    example: { ...codeExample, note: '红字信息确认单 26110000' },
    data: decided,
  }),
  'staff/invoiceApply/redWithdraw': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Withdraws a red letter with a reason; the invoice stays valid',
    input: z.strictObject({ code, reason }),
    example: { ...codeExample, reason: '发票已抵扣' },
    data: decided,
  }),
  'staff/invoiceApply/redIssue': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: issued,
    summary:
      'Stores the number of a red letter that the tax system issued; the amount may be invoiced again. Above the setting `approvalFen` a second person must agree',
    input: z.strictObject({ code, number }),
    example: { ...codeExample, number: '26112000000000000002' },
    data: approved,
  }),
};
