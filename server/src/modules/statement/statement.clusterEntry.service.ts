import type { Data, Parsed } from '@portal/shared/contract';
import { fundCodesText } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { clusterEntries } from '../cluster/cluster.money.service';
import { presentClusterEntry } from '../cluster/cluster.present';
import type { ListedEntry } from '../ledger/ledger.balance.repo';
import { entryLabel, memberOf } from '../ledger/ledger.rules';
import { prestoreCodes } from '../prestore/prestore.repo';
import { memberNames } from './statement.clusterList.service';
import { findStatements, ordersOf } from './statement.repo';

/** Returns a page of the entries of a group's account with what caused them, for its managers. */
export async function clusterEntryPage(
  tx: Tx,
  input: Parsed<'auth/cluster/entries'>,
  user_rid: string,
): Promise<Data<'auth/cluster/entries'>> {
  const { list, next, month } = await clusterEntries(tx, input, user_rid);
  const statements = new Map(
    (await findStatements(tx, causes(list, 'statement'))).map((row) => [row.rid, row]),
  );
  const billed = statements.size === 0 ? [] : await ordersOf(tx, [...statements.keys()]);
  const prestores = await prestoreCodes(tx, causes(list, 'prestore'));
  const actors = list.map((entry) => statements.get(entry.cause_rid ?? '')?.user_rid ?? allottedBy(entry));
  const names = await memberNames(
    tx,
    actors.flatMap((rid) => rid ?? []),
  );
  return {
    list: list.map((entry, index) => {
      const cause = entry.cause_rid ?? '';
      const orders = billed.filter(({ statement_rid }) => statement_rid === cause);
      return presentClusterEntry(entry, {
        label: entryLabel(entry),
        code: statements.get(cause)?.code ?? prestores.get(cause) ?? null,
        orders: orders.map(({ code }) => code),
        fund_codes: fundCodesText(orders),
        member: names.get(actors[index] ?? '') ?? null,
      });
    }),
    next,
    month,
  };
}

const causes = (list: readonly ListedEntry[], kind: string): string[] => [
  ...new Set(list.flatMap(({ cause_kind, cause_rid }) => (cause_kind === kind ? (cause_rid ?? []) : []))),
];

/** Returns the member on the other side of a transfer between a member and the group. */
const allottedBy = ({ debit_rid, credit_rid }: ListedEntry): string | undefined =>
  memberOf(debit_rid ?? '') ?? memberOf(credit_rid ?? '');
