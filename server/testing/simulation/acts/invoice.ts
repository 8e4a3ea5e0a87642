import type { Act } from '../act';
import { someStaff } from './lab';
import { someMember } from './order';
import { someAmount } from './statement';

const ask: Act = {
  name: 'ask for an invoice',
  weight: 4,
  run: async (simulation) => {
    const person = someMember(simulation);
    const found = simulation.chance.pick(
      await simulation.rows<{ rid: string }>(
        `SELECT rid FROM statement WHERE state IN ('unpaid', 'paid') AND user_rid = $1 ORDER BY code`,
        [person.who.rid],
      ),
    );
    if (!found) return;
    const amount_fen = someAmount(simulation, 5000);
    const parts = [{ statement_rid: found.rid, amount_fen }];
    const input = { type: 1 as const, invoice_rid: person.invoice_rid, parts };
    return simulation.call(person, 'auth/invoiceApply/add', input, { invoices: amount_fen });
  },
};

const end: Act = {
  name: 'end a request for an invoice',
  weight: 2,
  run: async (simulation) => {
    const found = simulation.chance.pick(
      await simulation.rows<{ rid: string; code: string; user_rid: string }>(
        `SELECT rid, code, user_rid FROM invoice_apply WHERE state = 'waiting' ORDER BY code`,
      ),
    );
    if (!found) return;
    const { rid, code, user_rid } = found;
    const owner = simulation.people.members.find(({ who }) => who.rid === user_rid);
    if (owner && simulation.chance.isOneIn(2))
      return simulation.call(owner, 'auth/invoiceApply/cancel', { rid });
    return simulation.call(someStaff(simulation), 'staff/invoiceApply/refuse', { code, reason: '税号有误' });
  },
};

export const invoiceActs = [ask, end];
