import { z } from 'zod';
import { formatMessage, limits, statementStates } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { exportLink, fen, happened, paged, paging, rid, sheetFormat } from './field';
import { invoiceType } from './invoice';
import { state } from './invoiceApplyField';

/** A request for an invoice that a statement or a prepayment has. */
const request = z
  .object({ rid: z.string(), code: z.string(), type: invoiceType, state, amount_fen: fen })
  .register(components, { id: 'InvoiceRequest' });

/** What may be invoiced of a member's statements. */
export const invoiceHistoryEndpoints = {
  'auth/asset/invoiceHistory': endpoint({
    access: 'member',
    scope: 'invoice:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary:
      "The member's statements, newest first: what was paid without bonus, what is invoiced and what may still be, with their requests",
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
        created: happened,
        total_fen: fen,
        /** Paid in cash or by bank, refunds deducted. */
        paid_cash_fen: fen,
        /** Part of it that came from prepayments that are invoiced: it isn't invoiced again. */
        invoiced_cash_fen: fen,
        /** Used up by requests of types 1 and 3 that wait or are issued. */
        invoiced_fen: fen,
        /** Part of it that is asked for and not issued yet. */
        asked_fen: fen,
        /** What may still be invoiced: paid in cash or by bank, or owed since the confirmation. */
        open_fen: fen,
        /** The projects or grants that its orders name. */
        fund_codes: z.array(z.string()),
        /** Newest first, with their amount of this statement. */
        applies: z.array(request),
      }),
    ),
  }),
  'auth/asset/invoiceHistory/export': endpoint({
    access: 'member',
    scope: 'invoice:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary:
      "A link that downloads the member's statements with what is invoiced and may still be, as Excel or CSV for a minute",
    input: z.strictObject({ format: sheetFormat }),
    example: { format: 'xlsx' },
    data: exportLink,
  }),
  'auth/asset/prestoreHistory': endpoint({
    access: 'member',
    scope: 'invoice:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary:
      "The member's prepayments that have arrived and are invoiced on arrival, newest first: what is invoiced of each and what may still be, with their requests",
    input: z.strictObject({
      /** Only these prepayments. */
      prestore_rids: z
        .array(rid('prestoreApply'), formatMessage('预存款'))
        .max(limits.invoiceParts, '[预存款]过多')
        .optional(),
      ...paging,
    }),
    example: {},
    data: paged(
      z.object({
        prestore_rid: z.string(),
        code: z.string(),
        /** When it arrived. */
        created: happened,
        /** Its cash, without the bonus. */
        amount_fen: fen,
        /** Used up by requests that wait or are issued. */
        invoiced_fen: fen,
        /** Part of it that is asked for and not issued yet. */
        asked_fen: fen,
        /** What may still be invoiced: what is not invoiced and not spent. */
        open_fen: fen,
        /** Newest first, with their amount of this prepayment. */
        applies: z.array(request),
      }),
    ),
  }),
};
