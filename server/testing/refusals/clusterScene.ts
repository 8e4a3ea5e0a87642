import { close } from '../../src/modules/ledger/ledger.service';
import { grouping } from '../clusters';
import { member, type TestMember } from '../factories';
import { fund } from '../money';
import { statementIn } from './orderScene';
import { call, t, who, work } from './scene';

/** Closes a group's account of cash. */
export const closeCash = (rid: string) =>
  t.db.transaction((tx) => close(tx, { owner: { kind: 'group', rid }, kind: 'cash' }, t.clock.now()));

const frozen = { frozen: true, reason: '核实' };

/** Creates a group of another member, which the member of the scenario has joined, and makes the member act. */
export const joined = async (): Promise<{ rid: string; owner: TestMember }> => {
  const owner = await member(t.db, {}, t.clock.now());
  const { rid } = await grouping(t).add(owner);
  await grouping(t).join(rid, owner, who);
  return { rid, owner };
};
/** Returns a group in which the member of the scenario only reads. */
export const readOnly = async (): Promise<string> => {
  const { rid, owner } = await joined();
  await grouping(t).as(owner, 'auth/cluster/role', { rid, user_rid: who.rid, role: 'finance' });
  return rid;
};
export const own = () => grouping(t).add(who);
/** Creates a group of the member with a request of another person that waits. */
export const asked = async () => {
  const { rid } = await own();
  const person = await member(t.db, {}, t.clock.now());
  await grouping(t).as(person, 'auth/cluster/apply', { rid });
  const [request] = await grouping(t).requests(who, rid);
  return { rid, person, request: request?.rid ?? '' };
};
export const answered = async () => {
  const { request } = await asked();
  await call('auth/cluster/agree', { rid: request, agree: false });
  return request;
};
/** Creates a group of the member with as many members as a group may have. */
export const full = async () => {
  const { rid } = await own();
  await grouping(t).fill(rid);
  return rid;
};
/** Creates a frozen group of the member. */
export const frozenGroup = async () => {
  const { rid, code } = await own();
  await work('staff/cluster/freeze', { code, ...frozen });
  return rid;
};
/** Creates a group of the member whose account of cash is closed. */
export const closedGroup = async () => {
  const { rid } = await own();
  await closeCash(rid);
  return rid;
};

/** Creates a group of the member, whose monthly limit is 0 because another member owns it. */
export const limitedGroup = async () => {
  const { rid, owner } = await joined();
  await grouping(t).as(owner, 'auth/cluster/limit', { rid, user_rid: who.rid, limit_fen: 0 });
  return rid;
};
/** Creates a rich group in which a budget stops what the member pays. */
export const stoppingGroup = async () => {
  const { rid, owner } = await joined();
  await fund(t.db, owner, 1_000_000);
  await grouping(t).as(owner, 'auth/cluster/deposit', { rid, amount_fen: 1_000_000 });
  await stopAt(rid, owner, 1);
  return rid;
};
/** Stops what the member pays from a group at an amount in the year. */
export const stopAt = (rid: string, owner: TestMember, amount_fen: number) =>
  grouping(t).as(owner, 'auth/cluster/budget', { rid, user_rid: who.rid, amount_fen, blocks: true });
/** Pays a statement of the member from a group. */
export const payFrom = async (cluster_rid: string) => {
  const { rid } = await statementIn('unpaid');
  const split = { by: 'percent' as const, payers: [{ cluster_rid, share: 10_000 }] };
  return call('auth/statement/pay', { rid, split });
};
/** Creates a payment of the member that waits for the owner of the group. */
export const waitingPayment = async () => {
  const { rid, owner } = await joined();
  await grouping(t).as(owner, 'auth/cluster/edit', { rid, name: '组', approval_fen: 0 });
  await fund(t.db, owner, 1_000_000);
  await grouping(t).as(owner, 'auth/cluster/deposit', { rid, amount_fen: 1_000_000 });
  await payFrom(rid);
  const { list } = (await call('auth/cluster/payments', {})).data;
  return { rid, owner, payment: list[0]?.rid ?? '' };
};
