import { type ClusterRole, clusterRoles } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { member, staff, type TestMember } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { lab } from '../../../testing/orders';
import { anySequence, type GeneratedStep, pick, tried } from '../../../testing/sequence';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { Tx } from '../../db/client';
import { balances } from '../ledger/ledger.balance.service';
import { check } from '../ledger/ledger.check.service';
import { approvePayment, dissolveCluster } from '../statement/statement.cluster.service';
import { payOwnStatement } from '../statement/statement.pay.service';
import { owedOf } from '../statement/statement.service';
import {
  leaveCluster,
  removeMember,
  setMonthlyLimit,
  setRole,
  transferCluster,
} from './cluster.member.service';
import { depositToCluster, withdrawFromCluster } from './cluster.money.service';
import { declinePayment } from './cluster.payment.service';
import { mayRead } from './cluster.policy';
import { findCluster } from './cluster.repo';
import { answerRequest, applyToJoin, cancelRequest, invite } from './cluster.request.service';
import { addCluster } from './cluster.service';
import { freezeCluster } from './cluster.staff.service';
import { clusterMembers, clusterPayments, clusterRequests } from './cluster.table';

let t: TestApp;
let desk: TestMember;
/** Four people; each has an unpaid statement, of which the sequences pay some fen. */
const people: (TestMember & { readonly statement: string })[] = [];

beforeAll(async () => {
  t = await testApp();
  desk = await staff(t.db);
  const staffDesk = await lab(t);
  const bills = billing(t, staffDesk);
  while (people.length < 4) {
    const who = await member(t.db);
    await fund(t.db, who, 10_000_000);
    const { rid } = await staffDesk.bill((await bills.delivered(who)).code);
    await bills.confirm(who, rid);
    people.push({ ...who, statement: rid });
  }
});

const acts = [
  ...[
    'apply',
    'invite',
    'agree',
    'agree',
    'refuse',
    'cancel',
    'leave',
    'remove',
    'role',
    'transfer',
    'limit',
  ],
  ...['deposit', 'withdraw', 'pay', 'pay', 'approve', 'decline', 'freeze', 'unfreeze', 'dissolve'],
] as const;
type Step = GeneratedStep<(typeof acts)[number]>;

test('any sequence of members, managers and staff keeps one owner, the money and what a stranger sees', async () => {
  await anySequence(acts, keepsInvariants);
  expect(await t.db.read((tx) => check(tx))).toEqual([]);
});

/** A group and what moved its money. */
interface Story {
  readonly rid: string;
  readonly code: string;
  readonly at: Date;
  /** What was moved in, less what was moved out. */
  brought: number;
}

async function keepsInvariants(steps: readonly Step[]): Promise<void> {
  const at = t.clock.now();
  const [owner] = people;
  const fields = { name: '材料课题组', intro: '', listed: true, approval_fen: 3, limit_fen: 20 };
  const { rid, code } = await t.db.transaction((tx) =>
    addCluster(tx, fields, { user_rid: owner?.rid ?? '', at }),
  );
  const story: Story = { rid, code, at, brought: 0 };
  for (const step of steps) {
    const amount_fen = 1 + step.size;
    const done = await tried(t.db, (tx) => perform(tx, story, step));
    if (done && step.act === 'deposit') story.brought += amount_fen;
    if (done && step.act === 'withdraw') story.brought -= amount_fen;
    await checkGroup(story);
  }
  // A member owns a limited number of groups: the run's group is dissolved in any case.
  await t.db.transaction((tx) => tx.delete(clusterMembers).where(eq(clusterMembers.cluster_rid, rid)));
}

async function perform(tx: Tx, { rid, code, at }: Story, step: Step): Promise<unknown> {
  const who = pick(people, step.who);
  const other = pick(people, step.on);
  if (!who || !other) return undefined;
  const by = { user_rid: who.rid, at };
  const amount_fen = 1 + step.size;
  const target = { rid, user_rid: other.rid };
  const isOf = eq(clusterRequests.cluster_rid, rid);
  const request = pick(await tx.select().from(clusterRequests).where(isOf), step.size)?.rid ?? 'none';
  const ofGroup = eq(clusterPayments.cluster_rid, rid);
  const waiting = (await tx.select().from(clusterPayments).where(ofGroup)).filter(
    ({ state }) => state === 'waiting',
  );
  const payment = pick(waiting, step.size)?.rid ?? 'none';
  const role = step.size % 2 ? ('manager' as const) : ('member' as const);
  const split = { by: 'percent' as const, payers: [{ cluster_rid: rid, share: 10_000 }] };
  const staffBy = { staff_rid: desk.rid, at };
  const doings: Readonly<Record<Step['act'], () => Promise<unknown>>> = {
    apply: () => applyToJoin(tx, { rid, message: '' }, by),
    invite: () => invite(tx, { rid, phone: other.phone, message: '' }, by),
    agree: () => answerRequest(tx, { rid: request, agree: true }, by),
    refuse: () => answerRequest(tx, { rid: request, agree: false }, by),
    cancel: () => cancelRequest(tx, request, by),
    leave: () => leaveCluster(tx, rid, by),
    remove: () => removeMember(tx, target, by),
    role: () => setRole(tx, { ...target, role }, by),
    transfer: () => transferCluster(tx, { ...target, proven: true }, by),
    limit: () => setMonthlyLimit(tx, { ...target, limit_fen: step.size }, by),
    deposit: () => depositToCluster(tx, { rid, amount_fen }, by),
    withdraw: () => withdrawFromCluster(tx, { rid, account: 'cash', amount_fen }, by),
    pay: async () => {
      const seen = await owedOf(tx, { rid: who.statement });
      return payOwnStatement(tx, { rid: who.statement, amount_fen, split, seen }, by);
    },
    approve: () => approvePayment(tx, { rid: payment }, by),
    decline: () => declinePayment(tx, { rid: payment, note: '' }, by),
    freeze: () => freezeCluster(tx, { code, frozen: true, reason: '核对' }, staffBy),
    unfreeze: () => freezeCluster(tx, { code, frozen: false, reason: '已核对' }, staffBy),
    dissolve: () => dissolveCluster(tx, rid, by),
  };
  return doings[step.act]();
}

async function checkGroup({ rid, brought }: Story): Promise<void> {
  const seen = await t.db.read(async (tx) => ({
    cluster: await findCluster(tx, rid),
    members: await tx.select().from(clusterMembers).where(eq(clusterMembers.cluster_rid, rid)),
    payments: await tx.select().from(clusterPayments).where(eq(clusterPayments.cluster_rid, rid)),
    cash: (await balances(tx, { kind: 'group', rid })).get('cash'),
  }));
  const { cluster, members, payments } = seen;
  const rolesOf = (role: ClusterRole) => members.filter((one) => one.role === role).length;
  expect(rolesOf('owner')).toBe(1);
  expect(members.every(({ role }) => clusterRoles.includes(role))).toBe(true);
  const sum = (state: string) =>
    payments.filter((one) => one.state === state).reduce((total, { amount_fen }) => total + amount_fen, 0);
  const { balance = 0, held = 0 } = seen.cash ?? {};
  expect({ balance, held }).toEqual({ balance: brought - sum('paid'), held: sum('waiting') });
  expect(balance - held).toBeGreaterThanOrEqual(0);
  // A dissolved group is found by nobody.
  if (!cluster) expect({ balance, members: members.length }).toEqual({ balance: 0, members: 1 });
  for (const { user_rid, state } of payments)
    if (state === 'waiting') expect(members.map((one) => one.user_rid)).toContain(user_rid);
  for (const { rid: user_rid } of people) {
    const reads = await tried(t.db, (tx) => mayRead(tx, { rid, user_rid, act: 'view' }));
    const isMember = members.some((one) => one.user_rid === user_rid);
    expect([user_rid, reads]).toEqual([user_rid, isMember && cluster !== undefined]);
  }
}
