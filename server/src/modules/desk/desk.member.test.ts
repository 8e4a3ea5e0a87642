import { close, desk, passClosing, startApp, startScenario, t, who } from '../../../testing/closingScene';
import { member, newcomer, staff, type TestMember } from '../../../testing/factories';
import { mergeAccounts } from '../../../testing/merges';
import { fund } from '../../../testing/money';
import { order } from '../../../testing/orders';
import { priceGroup } from '../../../testing/priceGroups';
import { postRequirement, quoteOrder } from '../../../testing/quotations';
import { booked } from '../../../testing/reservations';
import { billing } from '../../../testing/statements';
import { closingJob } from '../personal/personal.closing.job';

beforeAll(startApp);
beforeEach(startScenario);

type Role = 'lab' | 'manager' | 'finance' | 'content';
const as = (role: Role) => staff(t.db, { roles: [role] }, t.clock.now());
const shown = async (account: string, { token }: Pick<TestMember, 'token'> = desk) =>
  (await t.call('staff/desk/member', { account }, { token })).data;
const members = async (input: object) =>
  (await t.call('staff/desk/members', input, { token: desk.token })).data;

test('a member is found by key, phone and account, with orders, requirements and quotations', async () => {
  const placed = await order(t, who);
  await quoteOrder(t, desk.token, { code: placed.code });
  const requirement = await postRequirement(t, who);
  for (const account of [who.rid, who.phone, ` ${who.phone.slice(0, 3)} ${who.phone.slice(3)}`])
    expect((await shown(account)).code).toBe(who.rid);
  const one = await shown(who.rid);
  expect(one).toMatchObject({ state: 'active', phone: who.phone, organization: 3, merged_into: null });
  expect(one.orders.open).toMatchObject({
    total: 1,
    list: [{ code: placed.code, state: 'awaiting_sample' }],
  });
  expect(one.orders.past).toEqual({ total: 0, list: [] });
  expect(one.requirements).toMatchObject({ total: 1, list: [{ code: requirement }] });
  expect(one.quotations).toMatchObject({ total: 1, list: [{ state: 'open' }] });
});

test('the money of a member is that of the ledger and of its statements', async () => {
  const bills = billing(t, desk);
  const { who: buyer, rid, code, total_fen } = await bills.billed();
  await bills.confirm(buyer, rid);
  const { owed_fen } = await bills.read(buyer, rid);
  t.clock.pass(40 * 24 * 3600);
  const { token } = await as('finance');
  const { money, statements } = await shown(buyer.rid, { token });
  expect(money).toMatchObject({ credit_used_fen: owed_fen });
  expect(money?.owed).toEqual({ to30_fen: 0, to60_fen: owed_fen, to90_fen: 0, beyond_fen: 0 });
  expect(statements).toEqual({
    total: 1,
    list: [{ code, state: 'unpaid', amount_fen: total_fen, owed_fen }],
  });
  await fund(t.db, buyer, 50_000);
  expect((await shown(buyer.rid, { token })).money?.cash_fen).toBe(50_000);
});

test('each role reads only what is its own', async () => {
  await booked(t, who);
  const group = await priceGroup(t, desk, who);
  const lab = await shown(who.rid, await as('lab'));
  expect(lab).toMatchObject({
    money: null,
    price_group: null,
    clusters: null,
    requirements: null,
    statements: null,
    invoices: null,
    reservations: { total: 1, list: [{ state: 'booked' }] },
  });
  const finance = await shown(who.rid, await as('finance'));
  expect(finance).toMatchObject({ requirements: null, reservations: null, samplings: null });
  expect(finance).toMatchObject({ price_group: { code: group.code }, invoices: { total: 0 }, clusters: [] });
  const manager = await shown(who.rid, await as('manager'));
  expect(manager).toMatchObject({ invoices: null, requirements: { total: 0 }, samplings: { total: 0 } });
  expect(manager.money?.cash_fen).toBe(0);
  for (const { token } of [await as('content'), who]) {
    const answer = await t.call('staff/desk/member', { account: who.rid }, { token });
    expect(answer.status).toBe(403);
    expect((await t.call('staff/desk/members', {}, { token })).status).toBe(403);
  }
  const { phone: account } = await as('lab');
  const ofStaff = await t.call('staff/desk/member', { account }, { token: desk.token });
  expect(ofStaff).toMatchObject({ error: 'not_found' });
});

test('members are listed by the beginning of what is known of them, by kind and by state, in pages', async () => {
  const company = '云岭材料学院';
  const own: TestMember[] = [];
  for (const organization of [0, 3, 2, 1] as const) {
    t.clock.pass(60);
    own.push(await member(t.db, { company, organization }, t.clock.now()));
  }
  const newest = own.map(({ rid }) => rid).toReversed();
  const found = await members({ keyword: '云岭' });
  expect(found.list.map(({ code }) => code)).toEqual(newest);
  expect(found.total).toBe(4);
  const kind = async (...kinds: string[]) =>
    (await members({ keyword: '云岭', kinds })).list.map(({ organization }) => organization);
  expect(await kind('university')).toEqual([3, 0]);
  expect(await kind('company', 'individual')).toEqual([1, 2]);
  const first = await members({ keyword: '云岭', size: 3 });
  const second = await members({ keyword: '云岭', size: 3, before: first.next ?? undefined });
  expect([...first.list, ...second.list].map(({ code }) => code)).toEqual(newest);
  expect(second).toMatchObject({ next: null, total: null });
  const fresh = await newcomer(t.db, {}, t.clock.now());
  expect((await members({ kinds: ['uncertified'] })).list[0]?.code).toBe(fresh.rid);
  expect((await members({ keyword: fresh.phone })).list).toMatchObject([{ code: fresh.rid }]);
  expect((await members({ keyword: '没有这个人' })).list).toEqual([]);
  expect((await members({ keyword: (await as('lab')).phone })).list).toEqual([]);
});

test('a merged account says into which one, a closing one until when, and a closed one that it is gone', async () => {
  const into = await member(t.db, { name: '李同学' }, t.clock.now());
  const from = await member(t.db, {}, t.clock.now());
  await mergeAccounts(t, desk, { from, into });
  expect(await shown(from.rid)).toMatchObject({ state: 'merged', merged_into: { code: into.rid } });
  expect(await shown(into.rid)).toMatchObject({ state: 'active', joined: [{ code: from.rid }] });
  const { rid } = who;
  const { data } = await close();
  expect(await shown(rid)).toMatchObject({ state: 'closing', closing: data.due });
  expect((await members({ states: ['closing'] })).list.map(({ code }) => code)).toContain(rid);
  await passClosing([closingJob]);
  const { token } = await as('lab');
  expect(await shown(rid, { token })).toMatchObject({ state: 'closed', name: '已注销用户', phone: '' });
  const gone = (await t.call('staff/desk/members', { states: ['closed', 'merged'] }, { token })).data;
  const codes = gone.list.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([rid, from.rid]));
  expect(codes).not.toContain(into.rid);
});
