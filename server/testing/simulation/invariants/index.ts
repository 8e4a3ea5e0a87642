import type { Simulation } from '../simulation';
import { claimInvariants } from './claims';
import type { Invariant } from './invariant';
import { ledgerInvariants } from './ledger';
import { orderInvariants } from './order';
import { statementInvariants } from './statement';

const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...orderInvariants,
  ...statementInvariants,
  ...claimInvariants,
];

/** One query for all: each adds the name of the invariant to its rows. */
const all = invariants
  .map(
    ({ name, wrong }) => `SELECT '${name.replaceAll("'", "''")}' AS name, wrong::text FROM (${wrong}) wrong`,
  )
  .join(' UNION ALL ');

/** Returns what is wrong in the database now. */
export async function wrongNow(simulation: Simulation): Promise<string[]> {
  const found = await simulation.rows<{ name: string; wrong: string }>(all);
  const differences = await simulation.effects.differences(simulation.portal.client);
  return [...found.map(({ name, wrong }) => `${name}: ${wrong}`), ...differences];
}
