import { contract, type Endpoint, type Input, type Path } from '@portal/shared/contract';
import { type ClusterAct, type ClusterRole, mayInCluster } from '@portal/shared/rules';
import { type Group, grouping, waitingPayment } from '../../../testing/clusters';
import { member, type TestMember } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';

/** A call about a group, and the act that it needs; null for calls that are open to everybody. */
interface Attempt {
  readonly path: Path;
  readonly act: ClusterAct | null;
  readonly input: unknown;
}

const attempt = <P extends Path>(path: P, act: ClusterAct | null, input: Input<P>): Attempt => ({
  path,
  act,
  input,
});

/** One attempt for each call of groups. `target` is a plain member, on whom managers act. */
const attempts = (
  { rid }: Group,
  target: string,
  phone: string,
  [request, payment]: [string, string],
): Attempt[] => [
  attempt('auth/cluster/add', null, { name: '我的组' }),
  attempt('auth/cluster/all', null, {}),
  attempt('auth/cluster/joined', null, {}),
  attempt('auth/cluster/search', null, { kw: '组' }),
  attempt('auth/cluster/apply', null, { rid }),
  attempt('auth/cluster/data', 'data', { rid }),
  attempt('auth/cluster/detail', 'view', { rid }),
  attempt('auth/cluster/members', 'view', { rid }),
  attempt('auth/cluster/edit', 'edit', { rid, name: '改名' }),
  attempt('auth/cluster/search4user', 'invite', { rid, phone }),
  attempt('auth/cluster/add4user', 'invite', { rid, phone }),
  attempt('auth/cluster/requests', 'answer', { rid }),
  attempt('auth/cluster/delete4user', 'remove', { rid, user_rid: target }),
  attempt('auth/cluster/leave', 'leave', { rid }),
  attempt('auth/cluster/role', 'role', { rid, user_rid: target, role: 'manager' }),
  attempt('auth/cluster/limit', 'limit', { rid, user_rid: target, limit_fen: 1 }),
  attempt('auth/cluster/budget', 'budget', { rid, user_rid: target, amount_fen: 1 }),
  attempt('auth/cluster/budgets', 'money', { rid }),
  attempt('auth/cluster/budgetWarnings', null, {}),
  attempt('auth/cluster/transfer', 'transfer', {
    rid,
    user_rid: target,
    seen: { cash_fen: 0, bonus_fen: 0 },
  }),
  attempt('auth/cluster/deposit', 'deposit', { rid, amount_fen: 1 }),
  attempt('auth/cluster/withdraw', 'withdraw', { rid, account: 'cash', amount_fen: 1 }),
  attempt('auth/cluster/payments', null, {}),
  attempt('auth/cluster/orders', 'money', { rid }),
  attempt('auth/cluster/approvals', 'money', { rid }),
  attempt('auth/cluster/approve', 'approve', { rid: payment, seen: { amount_fen: 1 } }),
  attempt('auth/cluster/decline', 'decline', { rid: payment }),
  attempt('auth/cluster/del', 'dissolve', { rid }),
  attempt('auth/cluster/entries', 'money', { rid, account: 'cash' }),
  attempt('auth/cluster/export', 'money', { rid, account: 'cash' }),
  attempt('auth/cluster/spending', 'money', { rid }),
  attempt('auth/cluster/monthsCompared', 'money', { rid }),
  attempt('auth/cluster/reconciliation', 'money', { rid, format: 'csv' }),
  attempt('auth/cluster/obstacles', 'dissolve', { rid }),
  attempt('auth/cluster/agree', 'answer', { rid: request, agree: true }),
  attempt('auth/cluster/cancel', 'answer', { rid: request }),
];

/** Calls with the key of a request: for those who may not answer it, it does not exist. */
const isOfRequest = (path: Path): boolean => path === 'auth/cluster/agree' || path === 'auth/cluster/cancel';

/** Calls on an order of the member, whatever the role in the group is (`orderFile.cluster.test`). */
const isOfOrder = (path: string): boolean => path === 'auth/cluster/show' || path === 'auth/cluster/shown';

let t: TestApp;
let group: Group;
let other: TestMember;
/** Who only reads the money. */
let reader: TestMember;
let all: Attempt[];
beforeAll(async () => {
  t = await testApp();
  const groups = grouping(t);
  group = await groups.full();
  other = await member(t.db);
  reader = await member(t.db);
  await groups.join(group.rid, group.owner, other);
  await groups.join(group.rid, group.owner, reader);
  await groups.as(group.owner, 'auth/cluster/role', {
    rid: group.rid,
    user_rid: reader.rid,
    role: 'finance',
  });
  const guest = await member(t.db);
  await groups.as(guest, 'auth/cluster/apply', { rid: group.rid });
  const [request] = await groups.requests(group.owner, group.rid);
  const payment = await waitingPayment(t, group.rid, other);
  all = attempts(group, other.rid, guest.phone, [request?.rid ?? '', payment]);
});

async function statusOf(who: TestMember, { path, input }: Attempt): Promise<number> {
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(input),
  });
  return response.statusCode;
}

/** Returns what the owner sees of the group. */
async function everything() {
  const { owner, rid } = group;
  const read = async (path: 'auth/cluster/detail' | 'auth/cluster/members' | 'auth/cluster/requests') =>
    (await t.call(path, { rid }, { token: owner.token })).data;
  return [
    await read('auth/cluster/detail'),
    await read('auth/cluster/members'),
    await read('auth/cluster/requests'),
  ];
}

test('each call of groups is among the attempts', () => {
  const paths = Object.entries<Endpoint>(contract)
    .filter(([path, { access }]) => path.startsWith('auth/cluster/') && access === 'member')
    .map(([path]) => path)
    .filter((path) => !isOfOrder(path));
  expect(all.map(({ path }) => path).sort()).toEqual(paths.sort());
});

/** Makes the calls, and returns those with another status than the expected one. */
async function wrong(who: TestMember, tried: readonly Attempt[], expected: (one: Attempt) => number) {
  const found: string[] = [];
  for (const one of tried) {
    const status = await statusOf(who, one);
    if (status !== expected(one)) found.push(`${one.path} ${status}`);
  }
  return found;
}

const ofGroup = () => all.filter(({ act }) => act !== null);

test('a stranger sees and changes nothing of a group', async () => {
  const before = await everything();
  expect(await wrong(await member(t.db), ofGroup(), () => 404)).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('whoever was removed, or has left, sees and changes nothing from that moment on', async () => {
  const groups = grouping(t);
  for (const way of ['auth/cluster/delete4user', 'auth/cluster/leave'] as const) {
    const gone = await member(t.db);
    await groups.join(group.rid, group.owner, gone);
    expect((await statusOf(gone, attempt('auth/cluster/detail', 'view', { rid: group.rid }))) === 200).toBe(
      true,
    );
    const answer =
      way === 'auth/cluster/leave'
        ? await groups.as(gone, way, { rid: group.rid })
        : await groups.as(group.manager, way, { rid: group.rid, user_rid: gone.rid });
    expect(answer.code).toBe(1);
    const before = await everything();
    expect(await wrong(gone, ofGroup(), () => 404)).toEqual([]);
    expect(await everything()).toEqual(before);
  }
});

test.each<Exclude<ClusterRole, 'owner'>>(['member', 'manager', 'finance'])(
  'a %s can read what the role includes, and do nothing that it does not include',
  async (role) => {
    const who = role === 'finance' ? reader : group[role];
    const denied = ofGroup().filter(({ act }) => act !== null && !mayInCluster(role, act));
    expect(denied.length).toBeGreaterThan(2);
    const before = await everything();
    expect(await wrong(who, denied, ({ path }) => (isOfRequest(path) ? 404 : 403))).toEqual([]);
    expect(await everything()).toEqual(before);
    const readable = ofGroup().filter(
      ({ act }) => (act === 'view' || act === 'money') && mayInCluster(role, act),
    );
    expect(await wrong(who, readable, () => 200)).toEqual([]);
  },
);
