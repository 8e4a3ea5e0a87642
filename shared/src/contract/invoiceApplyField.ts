import { z } from 'zod';
import { formatMessage, invoiceApplyActs, invoiceApplyStates, invoiceSlotNames, texts } from '../rules';
import { components } from './component';
import { etag } from './etag';
import { fen, happened, instant, rid, text } from './field';
import { invoice, invoiceType } from './invoice';

/** State of a request. */
export const state = z.enum(invoiceApplyStates).register(components, { id: 'InvoiceApplyState' });
const act = z.enum(invoiceApplyActs).register(components, { id: 'InvoiceApplyAct' });
export const slot = z.enum(invoiceSlotNames, formatMessage('文件格式'));

/** An amount of one statement. */
const part = z
  .object({ statement_rid: z.string(), statement_code: z.string(), amount_fen: fen })
  .register(components, { id: 'InvoiceApplyPart' });

/** An amount of one prepayment. */
const prestorePart = z
  .object({ prestore_rid: z.string(), prestore_code: z.string(), amount_fen: fen })
  .register(components, { id: 'InvoiceApplyPrestore' });

export const file = z
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
  .omit({ rid: true, type: true, default: true, etag: true })
  .register(components, { id: 'InvoiceApplyTitle' });

export const invoiceApply = z
  .object({
    rid: z.string(),
    /** By which people name it, such as K20260102-000123. */
    code: z.string(),
    type: invoiceType,
    state,
    /** The sum of the parts and the prepayments. */
    amount_fen: fen,
    parts: z.array(part),
    prestores: z.array(prestorePart),
    /** The title as it was when the request was sent or edited last. */
    title,
    /** What is printed on the invoice below the items. */
    note: z.string(),
    /** Address to which the files are sent once the invoice, or its red letter, is issued; empty when they are not sent. */
    email: z.string(),
    /** Number of the invoice, 20 digits; null until it is issued, and for pro-forma invoices and receipts. */
    number: z.string().nullable(),
    red_number: z.string().nullable(),
    /** Why it was refused, or why a red letter was asked for or withdrawn; empty otherwise. */
    reason: z.string(),
    files: z.array(file),
    /** To whom and when the files were sent to the member's finance office last; null before that. */
    finance_sent: z.object({ emails: z.array(z.string()), at: instant }).nullable(),
    created: happened,
    /** Time of the last change of state. */
    changed: instant,
    /** Acts of the caller. */
    can: z.array(act),
    etag,
  })
  .register(components, { id: 'InvoiceApply' });
export type InvoiceApply = z.infer<typeof invoiceApply>;

/** A request with its history. */
export const detail = invoiceApply.extend({
  events: z.array(
    z.object({ act, by: z.enum(['member', 'staff', 'system']), at: happened, note: z.string() }),
  ),
});

/** Names one request of the member. */
export const key = z.strictObject({ rid: rid('invoiceApply') });
export const reason = text(...texts.decisionReason);

/** The states that a list shows; all when there are none. */
export const listedStates = z.array(state, formatMessage('状态')).max(invoiceApplyStates.length).default([]);

/** Refusals of acts on a request. */
export const acted = ['not_found', 'invoice_apply_act_refused'] as const;
