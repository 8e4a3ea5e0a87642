import type { Act } from '../act';
import { approvalFen, type Person } from '../people';
import type { Simulation } from '../simulation';
import { someStaff } from './lab';
import { someMember } from './order';
import { someAmount } from './statement';

const voucherOf = ({ now }: Simulation) => ({
  payer: '示例大学',
  paid_on: new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10),
});

interface Reported {
  readonly rid: string;
  readonly code: string;
  readonly amount_fen: number;
  readonly user_rid: string;
}

/** Returns one of the rows of a table that wait. */
async function someWaiting(simulation: Simulation, table: string): Promise<Reported | undefined> {
  const found = await simulation.rows<Reported>(
    `SELECT rid, code, amount_fen::float8 AS amount_fen, user_rid FROM ${table} WHERE state = 'waiting' ORDER BY code`,
  );
  return simulation.chance.pick(found);
}

const ownerOf = ({ people }: Simulation, { user_rid }: Reported): Person | undefined =>
  people.members.find(({ who }) => who.rid === user_rid);

const prepay: Act = {
  name: 'prepay',
  weight: 6,
  run: async (simulation) => {
    const { chance, people } = simulation;
    const person = someMember(simulation);
    const file_rid = await simulation.upload(person);
    if (file_rid === undefined) return;
    const forGroup = ['owner', 'enterprise'].includes(person.name) && chance.isOneIn(2);
    const input = {
      amount_fen: chance.isOneIn(6) ? 500_000 : chance.between(100, 60_000),
      ...voucherOf(simulation),
      file_rid,
    };
    const group = forGroup ? { cluster_rid: people.cluster_rid } : {};
    return simulation.call(person, 'auth/prestoreApply/add', { ...input, ...group }, { prepayments: 1 });
  },
};

/** Credits a prepayment, refuses it, or its member takes it back. */
const decidePrepayment: Act = {
  name: 'decide about a prepayment',
  weight: 7,
  run: async (simulation) => {
    const found = await someWaiting(simulation, 'prestore_apply');
    if (!found) return;
    const { code, rid, amount_fen } = found;
    const staff = someStaff(simulation);
    const owner = ownerOf(simulation, found);
    const luck = simulation.chance.below(8);
    if (luck === 0) return simulation.call(staff, 'staff/prestore/refuse', { code, reason: '未到账' });
    if (luck === 1 && owner) return simulation.call(owner, 'auth/prestoreApply/cancel', { rid });
    else {
      // A large one waits for a second person first.
      const bank = amount_fen > approvalFen ? 0 : amount_fen;
      return simulation.call(staff, 'staff/prestore/approve', { code }, { bank });
    }
  },
};

const report: Act = {
  name: 'report a transfer',
  weight: 4,
  run: async (simulation) => {
    const { chance } = simulation;
    const person = someMember(simulation);
    const statements = await simulation.rows<{ rid: string }>(
      `SELECT rid FROM statement WHERE state = 'unpaid' AND user_rid = $1 ORDER BY code`,
      [person.who.rid],
    );
    const statement_rid = chance.isOneIn(3) ? null : (chance.pick(statements)?.rid ?? null);
    const file_rid = await simulation.upload(person);
    if (file_rid === undefined) return;
    const input = { amount_fen: chance.between(100, 30_000), statement_rid, another: true, file_rid };
    return simulation.call(
      person,
      'auth/transferApply',
      { ...input, ...voucherOf(simulation) },
      { vouchers: 1 },
    );
  },
};

/** Books a reported transfer with what arrived, refuses it, or its member takes it back. */
const match: Act = {
  name: 'match a transfer',
  weight: 5,
  run: async (simulation) => {
    const found = await someWaiting(simulation, 'transfer_apply');
    if (!found) return;
    const { code, rid } = found;
    const staff = someStaff(simulation);
    const owner = ownerOf(simulation, found);
    const luck = simulation.chance.below(8);
    const amount_fen = luck === 2 ? found.amount_fen + 7 : found.amount_fen;
    if (luck === 0) return simulation.call(staff, 'staff/transferApply/refuse', { code, reason: '未查到' });
    if (luck === 1 && owner) return simulation.call(owner, 'auth/transferApply/cancel', { rid });
    return simulation.call(staff, 'staff/transferApply/match', { code, amount_fen }, { bank: amount_fen });
  },
};

const deposit: Act = {
  name: 'give money to the group',
  weight: 3,
  run: async (simulation) => {
    const person = someMember(simulation);
    const amount_fen = someAmount(simulation, 6000);
    const input = { rid: simulation.people.cluster_rid, amount_fen };
    return simulation.call(person, 'auth/cluster/deposit', input, { allotted: amount_fen });
  },
};

const takeOut: Act = {
  name: 'take money out of the group',
  weight: 2,
  run: async (simulation) => {
    const person = someMember(simulation);
    const amount_fen = someAmount(simulation, 3000);
    const account = simulation.chance.isOneIn(3) ? ('bonus' as const) : ('cash' as const);
    const input = { rid: simulation.people.cluster_rid, account, amount_fen };
    return simulation.call(person, 'auth/cluster/withdraw', input, { allotted: amount_fen });
  },
};

/** Decides about a payment of the group that waits; its member may take it back, and may not approve it. */
const decidePayment: Act = {
  name: 'decide about a payment of the group',
  weight: 5,
  run: async (simulation) => {
    const found = simulation.chance.pick(
      await simulation.rows<{ rid: string }>(
        `SELECT rid FROM cluster_payment WHERE state = 'waiting' ORDER BY created, rid`,
      ),
    );
    if (!found) return;
    const { rid } = found;
    const person = someMember(simulation);
    if (simulation.chance.isOneIn(3))
      return simulation.call(person, 'auth/cluster/decline', { rid, note: '' });
    return simulation.call(person, 'auth/cluster/approve', { rid });
  },
};

export const moneyActs = [prepay, decidePrepayment, report, match, deposit, takeOut, decidePayment];
