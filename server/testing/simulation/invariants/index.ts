import { wrongLetters } from '../letters';
import type { Simulation } from '../simulation';
import { claimInvariants } from './claims';
import type { Invariant } from './invariant';
import { lateInvariants } from './late';
import { ledgerInvariants } from './ledger';
import { orderInvariants } from './order';
import { statementInvariants } from './statement';

const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...orderInvariants,
  ...statementInvariants,
  ...claimInvariants,
];

/** Returns one query for all: each adds the name of the invariant to its rows. */
const queryOf = (list: readonly Invariant[]): string =>
  list
    .map(
      ({ name, wrong }) =>
        `SELECT '${name.replaceAll("'", "''")}' AS name, wrong::text FROM (${wrong}) wrong`,
    )
    .join(' UNION ALL ');

const all = queryOf(invariants);

/** Returns what is wrong in the database now. */
export async function wrongNow(simulation: Simulation): Promise<string[]> {
  const found = await simulation.rows<{ name: string; wrong: string }>(all);
  const { store, outside } = simulation.portal;
  return [
    ...found.map(({ name, wrong }) => `${name}: ${wrong}`),
    ...(await simulation.effects.differences(store)),
    ...(await wrongLetters(store, outside, simulation.kills)),
  ];
}

/** Returns what should have ended by now, when all jobs have just run. */
export async function lateNow(simulation: Simulation): Promise<string[]> {
  const found = await simulation.rows<{ name: string; wrong: string }>(queryOf(lateInvariants), [
    simulation.now,
  ]);
  return found.map(({ name, wrong }) => `${name}: ${wrong}`);
}
