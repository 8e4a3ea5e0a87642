import { type BankTarget, type Proposal, proposalsOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { invoiceTitlesOf } from '../invoice/invoice.repo';
import { moneyOfStatements } from '../statement/statement.money.service';
import { payableOf } from '../statement/statement.pay.service';
import { findStatements, listUnpaid, ordersOf } from '../statement/statement.repo';
import { listWaitingTransfers } from '../transferApply/transferApply.repo';
import { findUsers } from '../user/user.repo';
import { type BankLineRow, openLinesOf } from './bankLine.repo';

/** Reported transfers and unpaid statements that are looked through, the newest of each; a code is found beyond them by a person. */
const most = 2000;

/** What a line can pay, with its member. */
export interface OwnedTarget extends BankTarget {
  readonly user_rid: string;
}

/** Returns what open lines can pay. `taken` are codes of what a second person is asked about. */
export async function proposalsFor(
  tx: Tx,
  lines: readonly BankLineRow[],
  taken: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Proposal<OwnedTarget>>> {
  if (lines.length === 0) return new Map();
  const rivals = await openLinesOf(tx, [...new Set(lines.map(({ amount_fen }) => amount_fen))], most);
  const all = new Map([...rivals, ...lines].map((line) => [line.code, line]));
  const targets = (await targetsOf(tx)).filter(({ code }) => !taken.has(code));
  return proposalsOf([...all.values()], targets);
}

async function targetsOf(tx: Tx): Promise<OwnedTarget[]> {
  const transfers = await listWaitingTransfers(tx, most);
  const unpaid = await listUnpaid(tx, most);
  const names = await namesOf(
    tx,
    [...transfers, ...unpaid].map(({ user_rid }) => user_rid),
  );
  const orders = await ordersOf(
    tx,
    unpaid.map(({ rid }) => rid),
  );
  const money = await moneyOfStatements(
    tx,
    unpaid.map(({ rid }) => ({
      rid,
      order_rids: orders.flatMap((order) => (order.statement_rid === rid ? [order.rid] : [])),
    })),
  );
  const statementCodes = new Map(
    (
      await findStatements(
        tx,
        transfers.flatMap(({ statement_rid }) => statement_rid ?? []),
      )
    ).map(({ rid, code }) => [rid, code]),
  );
  return [
    ...transfers.map(({ code, amount_fen, payer, user_rid, statement_rid }) => ({
      kind: 'transferApply' as const,
      code,
      amount_fen,
      names: [payer, ...(names.get(user_rid) ?? [])],
      statement: statement_rid === null ? null : (statementCodes.get(statement_rid) ?? null),
      user_rid,
    })),
    ...unpaid.flatMap(({ rid, code, user_rid }) => {
      const of = money.get(rid);
      const amount_fen = of ? payableOf(of) : 0;
      const target = { kind: 'statement' as const, code, amount_fen, statement: null, user_rid };
      return amount_fen > 0 ? [{ ...target, names: names.get(user_rid) ?? [] }] : [];
    }),
  ];
}

/** Returns by whose names members may pay: their own, their organization's and those of their invoice titles. */
async function namesOf(tx: Tx, user_rids: readonly string[]): Promise<Map<string, string[]>> {
  const rids = [...new Set(user_rids)];
  const titles = await invoiceTitlesOf(tx, rids);
  const users = await findUsers(tx, rids);
  return new Map(
    users.map(({ rid, name, company }) => [
      rid,
      [name, company, ...titles.flatMap((one) => (one.user_rid === rid ? [one.title] : []))],
    ]),
  );
}
