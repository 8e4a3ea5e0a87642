import type { Act } from '../act';
import type { Person } from '../people';
import type { Simulation } from '../simulation';
import { someStaff } from './lab';
import { someMember } from './order';

interface StatementRow {
  readonly rid: string;
  readonly code: string;
  readonly state: string;
}

/** Returns one of the statements in these states; any one now and then. */
async function someStatement(
  simulation: Simulation,
  states: readonly string[],
  person?: Person,
): Promise<StatementRow | undefined> {
  const { chance } = simulation;
  const wanted = chance.isOneIn(10) ? 'true' : `state IN (${states.map((state) => `'${state}'`).join(', ')})`;
  const owned = person ? `AND user_rid = '${person.who.rid}'` : '';
  return chance.pick(
    await simulation.rows<StatementRow>(`SELECT * FROM statement WHERE ${wanted} ${owned} ORDER BY code`),
  );
}

/** Returns an amount of at most `most`; now and then one that is too much. */
export const someAmount = ({ chance }: Simulation, most: number): number =>
  chance.isOneIn(8)
    ? most + chance.between(1, 500)
    : chance.isOneIn(2)
      ? Math.max(1, most)
      : chance.between(1, Math.max(1, most));

const bill: Act = {
  name: 'bill orders',
  weight: 9,
  run: async (simulation) => {
    const { chance } = simulation;
    const person = someMember(simulation);
    const delivered = await simulation.rows<{ code: string; due_fen: number }>(
      `SELECT code, due_fen FROM orders WHERE state = 'delivered' AND user_rid = $1 ORDER BY code`,
      [person.who.rid],
    );
    const orders = delivered.slice(0, chance.between(1, 3));
    if (orders.length === 0) return;
    const adjustments = orders.flatMap(({ code, due_fen }) =>
      chance.isOneIn(3)
        ? { code, amount_fen: chance.between(-Number(due_fen), 3000) || 1, reason: '按实际数量' }
        : [],
    );
    const input = { codes: orders.map(({ code }) => code), adjustments };
    return simulation.call(someStaff(simulation), 'staff/statement/add', input, { statements: 1 });
  },
};

const confirm: Act = {
  name: 'confirm a statement',
  weight: 8,
  run: async (simulation) => {
    const person = someMember(simulation);
    const found = await someStatement(simulation, ['open'], person);
    if (found) return simulation.call(person, 'auth/assign/right', { rid: found.rid }, { confirmed: 1 });
  },
};

const dispute: Act = {
  name: 'dispute a statement',
  weight: 2,
  run: async (simulation) => {
    const person = someMember(simulation);
    const found = await someStatement(simulation, ['open'], person);
    if (!found) return;
    return simulation.call(
      person,
      'auth/assign/wrong',
      { rid: found.rid, reason: '数量不对' },
      { disputed: 1 },
    );
  },
};

const answer: Act = {
  name: 'answer a dispute',
  weight: 3,
  run: async (simulation) => {
    const found = await someStatement(simulation, ['disputed']);
    if (!found) return;
    const input = { code: found.code, note: '已核对', adjustments: [] };
    return simulation.call(someStaff(simulation), 'staff/statement/answer', input);
  },
};

/** Returns what is owed of a statement, as its member reads it. */
async function owedOf(simulation: Simulation, { who }: Person, rid: string): Promise<number> {
  const { data, code } = await simulation.process.t.call(
    'auth/assign/statement',
    { rid },
    { token: who.token },
  );
  return code === 1 ? data.owed_fen - data.waiting_fen : 0;
}

/** Pays from the own balance, or half of it from the group. */
const pay: Act = {
  name: 'pay a statement',
  weight: 10,
  run: async (simulation) => {
    const { chance, people } = simulation;
    const person = someMember(simulation);
    const found = await someStatement(simulation, ['unpaid'], person);
    if (!found) return;
    const { rid } = found;
    const half = Math.floor(someAmount(simulation, await owedOf(simulation, person, rid)) / 2) || 1;
    const amount_fen = 2 * half;
    if (chance.isOneIn(2)) {
      return simulation.call(person, 'auth/statement/pay', { rid, amount_fen }, { paid: amount_fen });
    }
    const { cluster_rid } = people;
    const payers = [
      { payer: 'own' as const, share: half },
      { cluster_rid, share: half },
    ];
    const split = { by: 'amount' as const, payers };
    return simulation.call(
      person,
      'auth/statement/pay',
      { rid, amount_fen, split },
      { paid: half, asked: half },
    );
  },
};

const repay: Act = {
  name: 'repay credit',
  weight: 3,
  run: async (simulation) => {
    const person = someMember(simulation);
    const amount_fen = someAmount(simulation, 4000);
    const input = { op: 'repay' as const, amount_fen };
    return simulation.call(person, 'auth/creditApply/operate', input, { paid: amount_fen });
  },
};

const refund: Act = {
  name: 'refund',
  weight: 3,
  run: async (simulation) => {
    const found = await someStatement(simulation, ['paid']);
    if (!found) return;
    const amount_fen = someAmount(simulation, 3000);
    const input = { code: found.code, amount_fen, reason: '重复计费' };
    return simulation.call(someStaff(simulation), 'staff/statement/refund', input, { refunds: amount_fen });
  },
};

export const statementActs = [bill, confirm, dispute, answer, pay, repay, refund];
