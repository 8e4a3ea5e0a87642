import type { TestMember } from '../factories';
import { invoicing, paidStatement, prepaid } from '../invoices';
import { lab } from '../orders';
import type { TestApp } from '../testApp';
import { type Attempt, attempt } from './attempt';
import type { InvoiceThings } from './thing';

/** A title, a paid statement and a request for an invoice of one member. */
export async function invoiceThings(t: TestApp, who: TestMember): Promise<InvoiceThings> {
  const desk = await lab(t);
  const { invoice_rid, asked } = await invoicing(t, desk, who);
  const { rid: statement_rid } = await paidStatement(t, desk, who);
  const { rid: prepaid_rid } = await prepaid(t, desk, who, 1000);
  return { invoice_rid, statement_rid, apply_rid: (await asked(statement_rid, 100)).rid, prepaid_rid };
}

/** Attempts on requests for invoices. */
export function invoiceAttempts(its: InvoiceThings, own: InvoiceThings): Attempt[] {
  const input = (invoice_rid: string, statement_rid: string) => ({
    type: 1 as const,
    invoice_rid,
    parts: [{ statement_rid, amount_fen: 100 }],
  });
  const ofPrestore = {
    ...input(own.invoice_rid, own.statement_rid),
    prestores: [{ prestore_rid: its.prepaid_rid, amount_fen: 100 }],
  };
  const ofTitle = input(its.invoice_rid, own.statement_rid);
  const ofStatement = input(own.invoice_rid, its.statement_rid);
  const rid = its.apply_rid;
  return [
    attempt('auth/invoiceApply/add', 'invoice_rid', ofTitle, 404),
    attempt('auth/invoiceApply/add', 'parts.statement_rid', ofStatement, 404),
    attempt('auth/invoiceApply/edit', 'rid', { ...input(own.invoice_rid, own.statement_rid), rid }, 404),
    attempt('auth/invoiceApply/edit', 'invoice_rid', { ...ofTitle, rid: own.apply_rid }, 404),
    attempt('auth/invoiceApply/edit', 'parts.statement_rid', { ...ofStatement, rid: own.apply_rid }, 404),
    attempt('auth/invoiceApply/add', 'prestores.prestore_rid', ofPrestore, 404),
    attempt('auth/invoiceApply/edit', 'prestores.prestore_rid', { ...ofPrestore, rid: own.apply_rid }, 404),
    attempt('auth/invoiceApply/cancel', 'rid', { rid }, 404),
    attempt('auth/invoiceApply/redLetter', 'rid', { rid, reason: '不是我的' }, 404),
    attempt('auth/invoiceApply/info', 'rid', { rid }, 404),
    attempt('auth/invoiceApply/file', 'rid', { rid, slot: 'pdf' }, 404),
    attempt('auth/asset/invoiceHistory', 'statement_rids', { statement_rids: [its.statement_rid] }, 404),
    attempt('auth/asset/prestoreHistory', 'prestore_rids', { prestore_rids: [its.prepaid_rid] }, 404),
    attempt('auth/invoiceApply/finance/send', 'rid', { rid }, 404),
    attempt('auth/invoiceApply/mail', 'rid', { rid, email: 'stranger@example.com' }, 404),
  ];
}
