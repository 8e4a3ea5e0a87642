import { grouping } from '../../../testing/clusters';
import { member, staff, type TestMember } from '../../../testing/factories';
import { mergeAccounts } from '../../../testing/merges';
import { setCredit } from '../../../testing/money';
import { type Lab, lab, order } from '../../../testing/orders';
import { priceGroup } from '../../../testing/priceGroups';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let [from, into]: TestMember[] = [];
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  [from, into] = [await member(t.db), await member(t.db)];
});

const both = () => {
  if (!from || !into) throw new Error('no members');
  return { from, into };
};

/** Returns what is in the way; asking is refused with the same words exactly when there is something. */
async function obstacles(account = both().from.phone, kept = both().into.phone): Promise<readonly string[]> {
  const input = { account, into: kept };
  const { data } = await t.call('staff/accountMerge/preview', input, { token: desk.token });
  const asked = await t.call('staff/accountMerge/ask', { ...input, reason: '同一人' }, { token: desk.token });
  expect(asked.code).toBe(data.obstacles.length === 0 ? 1 : 0);
  for (const one of data.obstacles) expect(asked.msg).toContain(one);
  return data.obstacles;
}

test('nothing is in the way of two accounts with nothing open', async () => {
  expect(await obstacles()).toEqual([]);
});

test('the same account twice, and an account of staff', async () => {
  const { phone } = both().from;
  expect(await obstacles(phone, phone)).toEqual(['[并入的账户]须是另一个账户']);
  expect(await obstacles(phone, (await staff(t.db)).phone)).toEqual(['工作人员的账户不能合并']);
});

test('an account that was merged before, on either side', async () => {
  await mergeAccounts(t, desk, both());
  const third = await member(t.db);
  const said = [expect.stringContaining(`账户 ${both().from.phone} 已合并过`)];
  expect(await obstacles(both().from.phone, third.phone)).toEqual(said);
  expect(await obstacles(third.phone, both().from.phone)).toEqual(said);
  expect(await obstacles(both().into.phone, third.phone)).toEqual([]);
});

test('two price groups; one alone moves', async () => {
  await priceGroup(t, desk, both().from);
  const third = await member(t.db);
  expect(await obstacles(both().from.phone, third.phone)).toEqual([]);
  const fourth = await member(t.db);
  await priceGroup(t, desk, fourth);
  await priceGroup(t, desk, both().into);
  expect(await obstacles(fourth.phone)).toEqual([expect.stringMatching(/^两个账户在不同的价格组（/)]);
});

test('groups: both own one, or one is a member of the other one’s', async () => {
  const groups = grouping(t);
  const { rid } = await groups.add(both().into);
  await groups.join(rid, both().into, both().from);
  expect(await obstacles()).toEqual([expect.stringMatching(/^一个账户在另一个账户拥有的社群中/)]);
  const third = await member(t.db);
  await groups.add(third);
  expect(await obstacles(third.phone)).toEqual([expect.stringMatching(/^两个账户各自拥有社群/)]);
});

test('an account that is being closed', async () => {
  await t.call('auth/user/close', { old: 'Correct-Horse-9' }, { token: both().into.token });
  expect(await obstacles()).toEqual([`账户 ${both().into.phone} 正在注销或已注销`]);
});

test('what orders have reserved on credit, when the kept account has too little', async () => {
  await order(t, both().from);
  await setCredit(t.db, both().into, 100);
  expect(await obstacles()).toEqual([expect.stringMatching(/^保留账户的可用信用额度不够.*还差 ¥/)]);
  await setCredit(t.db, both().into, 1_000_000);
  expect(await obstacles()).toEqual([]);
});

test('both ask for credit; one application is no obstacle', async () => {
  const apply = ({ token }: TestMember) =>
    t.call('auth/creditApply/operate', { op: 'apply', amount_fen: 2_000_000, reason: '集中测试' }, { token });
  await apply(both().from);
  const third = await member(t.db);
  expect(await obstacles(both().from.phone, third.phone)).toEqual([]);
  const fourth = await member(t.db);
  await apply(both().into);
  await apply(fourth);
  expect(await obstacles(both().into.phone, fourth.phone)).toEqual([
    expect.stringMatching(/^两个账户都有待审核的信用额度申请/),
  ]);
});

test('an act that waits for a second person', async () => {
  const asked = await t.call(
    'staff/credit/set',
    { account: both().into.phone, amount_fen: 9_000_000, reason: '年度合同' },
    { token: desk.token },
  );
  expect(await obstacles()).toEqual([expect.stringContaining(asked.data.approval ?? '')]);
});
