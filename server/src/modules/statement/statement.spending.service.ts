import type { Parsed, Spending } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { dayStart } from '../../kit/time';
import type { By } from '../cluster/cluster.service';
import { sumByCause } from '../ledger/ledger.balance.repo';
import { accountRid, type Owner } from '../ledger/ledger.rules';
import { findStatementsOfOrders, type LineRow, linesOf } from './statement.repo';
import { monthsUpTo, type Payment, spendingOf } from './statement.spending.rules';

/** What was paid in a month for a statement, or for one of its orders. */
interface Paid {
  readonly statement_rid: string;
  readonly order_rid?: string;
  readonly month: string;
  readonly amount_fen: number;
}

/** Returns payments with the lines that they paid. */
export async function paymentsOf(tx: Tx, paid: readonly Paid[]): Promise<Payment[]> {
  const rids = [...new Set(paid.map(({ statement_rid }) => statement_rid))];
  const lines = new Map<string, LineRow[]>(rids.map((rid) => [rid, []]));
  for (const line of rids.length === 0 ? [] : await linesOf(tx, rids))
    lines.get(line.statement_rid)?.push(line);
  return paid.map(({ statement_rid, order_rid, ...payment }) => {
    const all = lines.get(statement_rid) ?? [];
    return { ...payment, lines: order_rid ? all.filter((line) => line.order_rid === order_rid) : all };
  });
}

/**
 * Returns what a member paid for statements less refunds, by month and service: from the own cash and bonus, or by bank.
 * What groups paid is not the member's.
 */
export async function ownSpending(
  tx: Tx,
  { months: shown }: Parsed<'auth/web/asset/spending'>,
  { user_rid, at }: By,
): Promise<Spending> {
  const months = monthsUpTo(at, shown);
  const owner: Owner = { kind: 'member', rid: user_rid };
  const from = dayStart(`${months[0]}-01`);
  const balance = (['cash', 'bonus'] as const).map((kind) => accountRid({ owner, kind }));
  const credit = [accountRid({ owner, kind: 'credit' })];
  const ofStatements = await sumByCause(tx, balance, { cause_kind: 'statement', from });
  const byBank = await sumByCause(tx, credit, {
    cause_kind: 'statement',
    from,
    kinds: ['statement_by_bank'],
  });
  const ofOrders = await sumByCause(tx, balance, { cause_kind: 'order', from });
  const statements = await findStatementsOfOrders(
    tx,
    user_rid,
    ofOrders.map(({ cause_rid }) => cause_rid),
  );
  const statementOf = new Map(statements.map(({ order_rid, statement }) => [order_rid, statement.rid]));
  const paid: Paid[] = [
    ...ofStatements.map(({ cause_rid, month, amount }) => ({
      statement_rid: cause_rid,
      month,
      amount_fen: -amount,
    })),
    // A transfer by bank lowers what is owed, so the account of credit receives it.
    ...byBank.map(({ cause_rid, month, amount }) => ({
      statement_rid: cause_rid,
      month,
      amount_fen: amount,
    })),
    ...ofOrders.flatMap(({ cause_rid, month, amount }) => {
      const statement_rid = statementOf.get(cause_rid);
      return statement_rid ? [{ statement_rid, order_rid: cause_rid, month, amount_fen: -amount }] : [];
    }),
  ];
  return spendingOf(await paymentsOf(tx, paid), months);
}
