import { grouping } from '../../../testing/clusters';
import { member } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { lab } from '../../../testing/orders';
import { billing } from '../../../testing/statements';
import { testApp } from '../../../testing/testApp';

test('a finance role sees money, payments, exports and budgets of its group, and moves none of it', async () => {
  const t = await testApp();
  t.clock.set('2026-11-18T02:00:00Z');
  const groups = grouping(t);
  const desk = await lab(t);
  const bills = billing(t, desk);
  const { rid, owner, manager, member: plain } = await groups.full({ approval_fen: 1 });
  await fund(t.db, owner, 500_000);
  await groups.as(owner, 'auth/cluster/deposit', { rid, amount_fen: 500_000 });
  const clerk = await member(t.db, { name: '周会计' });
  await groups.join(rid, owner, clerk);
  const give = (who: typeof owner) =>
    groups.as(who, 'auth/cluster/role', { rid, user_rid: clerk.rid, role: 'finance' });
  expect(await give(manager)).toMatchObject({ error: 'forbidden' });
  expect(await give(owner)).toMatchObject({ code: 1 });
  const notices = (await groups.as(clerk, 'auth/message/list', {})).data.list;
  expect(notices.find(({ text }) => text.includes('您的角色已变更为财务'))).toMatchObject({
    link: `/member/communityJn/${rid}`,
  });

  // Two payments: one of the owner, one that waits.
  const split = { by: 'percent' as const, payers: [{ cluster_rid: rid, share: 10_000 }] };
  const statementOf = async (who: typeof owner) => {
    const { code } = await bills.delivered(who);
    const bill = await desk.bill(code);
    await bills.confirm(who, bill.rid);
    return bill.rid;
  };
  for (const who of [owner, plain])
    expect(await groups.as(who, 'auth/statement/pay', { rid: await statementOf(who), split })).toMatchObject({
      code: 1,
    });
  const seen = await groups.detail(clerk, rid);
  expect(seen).toMatchObject({ role: 'finance', applications: 0, approvals: { count: 1 } });
  expect(seen.available?.cash_fen).toBeGreaterThan(0);
  expect(seen.can).toEqual(['view', 'leave', 'money']);
  const lists = [
    await groups.as(clerk, 'auth/cluster/joined', {}),
    await groups.as(clerk, 'auth/cluster/orders', { rid }),
    await groups.as(clerk, 'auth/cluster/approvals', { rid }),
  ];
  expect(lists.map(({ data }) => data.list.length)).toEqual([1, 1, 1]);
  const [waiting] = (await groups.as(clerk, 'auth/cluster/approvals', { rid })).data.list;
  expect(waiting?.can).toEqual([]);
  const people = (await groups.as(clerk, 'auth/cluster/members', { rid })).data.list;
  expect(people.map(({ role, phone, can }) => [role, phone, can])).toEqual([
    ['owner', null, []],
    ['manager', null, []],
    ['finance', null, []],
    ['member', null, []],
  ]);
  expect((await groups.as(clerk, 'auth/cluster/budgets', { rid })).data.used_fen).toBeGreaterThan(0);
  const { url } = (await groups.as(clerk, 'auth/cluster/reconciliation', { rid, format: 'csv' })).data;
  expect((await t.app.inject({ url })).payload).toContain('结算单付款');

  // Nothing of it moves by this role: not for an own bill, not into the group, not by a prepayment.
  await fund(t.db, clerk, 1_000);
  const own = await statementOf(clerk);
  expect(await groups.as(clerk, 'auth/statement/pay', { rid: own, split })).toMatchObject({
    error: 'cluster_act_refused',
    msg: '[付款方]您在社群“材料课题组”的角色为财务，只能查看，不能付款',
  });
  const deposited = await groups.as(clerk, 'auth/cluster/deposit', { rid, amount_fen: 100 });
  expect(deposited).toMatchObject({ error: 'forbidden' });
});

test('a member who becomes finance gets the payments that wait returned, and has no limit to set', async () => {
  const t = await testApp();
  t.clock.set('2026-11-18T02:00:00Z');
  const groups = grouping(t);
  const desk = await lab(t);
  const bills = billing(t, desk);
  const { rid, owner, member: plain } = await groups.full({ approval_fen: 1 });
  await fund(t.db, owner, 500_000);
  await groups.as(owner, 'auth/cluster/deposit', { rid, amount_fen: 500_000 });
  const bill = await desk.bill((await bills.delivered(plain)).code);
  await bills.confirm(plain, bill.rid);
  const split = { by: 'percent' as const, payers: [{ cluster_rid: rid, share: 10_000 }] };
  await groups.as(plain, 'auth/statement/pay', { rid: bill.rid, split });
  expect(await groups.detail(owner, rid)).toMatchObject({ approvals: { count: 1 } });

  const became = await groups.as(owner, 'auth/cluster/role', { rid, user_rid: plain.rid, role: 'finance' });
  expect(became).toMatchObject({ code: 1 });
  const { available, approvals } = await groups.detail(owner, rid);
  expect([available?.cash_fen, approvals]).toEqual([500_000, { count: 0, amount_fen: 0 }]);
  const note = '您的角色已变更为财务，不能使用社群资金付款';
  const [own] = (await groups.as(plain, 'auth/cluster/payments', {})).data.list;
  expect(own).toMatchObject({ state: 'declined', note });
  const told = (await groups.as(plain, 'auth/message/list', {})).data.list.map(({ text }) => text);
  expect(told).toEqual(expect.arrayContaining([expect.stringContaining(note)]));
  expect(await bills.read(plain, bill.rid)).toMatchObject({ waiting_fen: 0 });

  const people = (await groups.as(owner, 'auth/cluster/members', { rid })).data.list;
  expect(people.find(({ role }) => role === 'finance')?.can).toEqual([
    'remove',
    'role',
    'budget',
    'transfer',
  ]);
  const limit = { rid, user_rid: plain.rid, limit_fen: 1 };
  expect(await groups.as(owner, 'auth/cluster/limit', limit)).toMatchObject({
    error: 'cluster_act_refused',
    msg: '[每月额度]财务只能查看，不能付款，无需设置额度',
  });
});
