import { nextInvoiceNumber } from '../../invoices';
import { act, type Chosen, inState, one, partOf } from '../act';
import { type ModelInvoice, type ModelStatement, paidCash } from '../record';
import { expectOutcome } from '../world';

/** Returns a share of what is paid and not invoiced of a statement, or of all that was paid, which is too much when a part is invoiced. */
export const partOfPaid = (statement: ModelStatement, chosen: Chosen): number => {
  const paid = paidCash(statement);
  return partOf(chosen.pick % 2 === 0 ? paid : Math.max(1, paid - statement.invoiced), chosen);
};

const invoice = act(
  'invoice',
  (turn) => {
    const { statements } = turn.model;
    const open = statements.filter((statement) => turn.model.openOf(statement) > 0);
    return one(turn.pick % 7 === 0 ? statements : open, turn);
  },
  async (found, turn) => {
    const { world, who, model, person } = turn;
    // Before or after the payment; all that may ever be invoiced is too much when a part is invoiced.
    const open = Math.max(1, model.openOf(found));
    const amount = partOf(turn.pick % 2 === 0 ? open : open + found.invoiced, turn);
    const parts = [{ statement_rid: found.rid, amount_fen: amount }];
    const input = { type: 1 as const, invoice_rid: person.bill.invoice_rid, parts };
    const asked = await world.act('auth/invoiceApply/add', input, who);
    const outcome = model.invoice(found, amount);
    expectOutcome(asked, outcome);
    if (outcome !== 'ok') return;
    const { rid, code } = asked.data;
    model.invoices.push({ rid, code, statement: found, amount, state: 'waiting' });
  },
);

/** Ends a request: its amount is free again. */
function free(found: ModelInvoice, state: ModelInvoice['state']): void {
  found.state = state;
  found.statement.invoiced -= found.amount;
}

const endInvoice = act(
  'endInvoice',
  (turn) => one(inState(turn.model.invoices, 'waiting'), turn),
  async (found, { world, who, share }) => {
    const { rid, code } = found;
    const isCancelled = share % 2 === 0;
    const ended = isCancelled
      ? await world.act('auth/invoiceApply/cancel', { rid }, who)
      : await world.act('staff/invoiceApply/refuse', { code, reason: '税号有误' }, world.desk);
    expectOutcome(ended, 'ok');
    free(found, isCancelled ? 'cancelled' : 'refused');
  },
);

const issue = act(
  'issue',
  (turn) => one(inState(turn.model.invoices, 'waiting'), turn),
  async (found, { person }) => {
    await person.bill.issue(found.code);
    found.state = 'issued';
  },
);

const redLetter = act(
  'redLetter',
  (turn) => one(inState(turn.model.invoices, 'issued'), turn),
  async (found, { world, who, person }) => {
    const { rid, code } = found;
    expectOutcome(await world.act('auth/invoiceApply/redLetter', { rid, reason: '抬头有误' }, who), 'ok');
    expectOutcome(await world.act('staff/invoiceApply/redConfirm', { code }, world.desk), 'ok');
    await person.bill.addFile(code, 'pdf');
    const red = { code, number: nextInvoiceNumber() };
    expectOutcome(await world.act('staff/invoiceApply/redIssue', red, world.desk), 'ok');
    free(found, 'red');
  },
);

export const invoiceActs = { invoice, endInvoice, issue, redLetter };
