import { type Group, grouping } from '../../../testing/clusters';
import type { TestMember } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { type Lab, lab } from '../../../testing/orders';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

/** Pays an order of a group's member with the group's money; returns the keys of both. */
async function paidByGroup(show_data?: boolean) {
  const group = await grouping(t).full();
  await fund(t.db, group.owner, 1_000_000);
  const as = grouping(t).as;
  await as(group.owner, 'auth/cluster/deposit', { rid: group.rid, amount_fen: 500_000 });
  const bills = billing(t, desk);
  const { rid: order_rid, code } = await bills.delivered(group.member);
  const { rid } = await desk.bill(code);
  await bills.confirm(group.member, rid);
  const { owed_fen } = await bills.read(group.member, rid);
  const payers = [{ cluster_rid: group.rid, share: owed_fen }];
  const input = { rid, split: { by: 'amount' as const, payers }, ...(show_data && { show_data }) };
  expect(await as(group.member, 'auth/statement/pay', input)).toMatchObject({
    code: 1,
    data: { state: 'paid' },
  });
  return { group, order_rid };
}

const seenBy = async (who: TestMember, { rid }: Group) => grouping(t).as(who, 'auth/cluster/data', { rid });
const fileOf = async (who: TestMember, order_rid: string): Promise<string> => {
  const { data } = await grouping(t).as(who, 'auth/web/orderFile/list4rid', { rid: order_rid });
  return data.find(({ kind }) => kind === 'data')?.rid ?? '';
};
const open = (who: TestMember, rid: string) => grouping(t).as(who, 'auth/web/orderFile/link', { rid });

test('managers see no data of an order that the group paid until its member shows it', async () => {
  const { as } = grouping(t);
  const { group, order_rid } = await paidByGroup();
  const file = await fileOf(group.member, order_rid);
  for (const manager of [group.owner, group.manager]) {
    expect((await seenBy(manager, group)).data).toEqual({ list: [], next: null, total: 0 });
    expect(await open(manager, file)).toMatchObject({ error: 'not_found' });
  }
  const shown = async () => (await as(group.member, 'auth/cluster/shown', { order_rid })).data.list;
  expect(await shown()).toEqual([{ rid: group.rid, name: expect.any(String), shown: false }]);

  await as(group.member, 'auth/dataTag/put', { rids: [file], add: ['私人'] });
  const show = (is: boolean) =>
    as(group.member, 'auth/cluster/show', { order_rid, cluster_rid: group.rid, shown: is });
  await show(true);
  expect(await shown()).toMatchObject([{ shown: true }]);
  expect((await seenBy(group.manager, group)).data).toMatchObject({
    list: [{ rid: file, order: { rid: order_rid }, tags: [] }],
    total: 1,
  });
  expect(await open(group.manager, file)).toMatchObject({ code: 1 });
  // Members who manage nothing see nothing, and nobody acts on what is not their own.
  expect(await seenBy(group.member, group)).toMatchObject({ error: 'forbidden' });
  expect(await as(group.manager, 'auth/cluster/shown', { order_rid })).toMatchObject({ error: 'not_found' });
  expect(
    await as(group.manager, 'auth/dataShare/add', { name: '数据', rids: [file], days: 7 }),
  ).toMatchObject({
    code: 0,
  });

  await show(false);
  expect((await seenBy(group.manager, group)).data.list).toEqual([]);
  expect(await open(group.manager, file)).toMatchObject({ error: 'not_found' });
});

test('who pays with the group’s money may show the data at once; leaving the group ends it for good', async () => {
  const { as, join } = grouping(t);
  const { group, order_rid } = await paidByGroup(true);
  const file = await fileOf(group.member, order_rid);
  expect((await seenBy(group.owner, group)).data.total).toBe(1);
  await as(group.member, 'auth/cluster/leave', { rid: group.rid });
  expect((await seenBy(group.owner, group)).data.total).toBe(0);
  expect(await open(group.owner, file)).toMatchObject({ error: 'not_found' });
  await join(group.rid, group.owner, group.member);
  expect((await seenBy(group.owner, group)).data.total).toBe(0);
});

test('a manager who manages no more sees nothing any more, and a group that paid nothing can’t be shown anything', async () => {
  const { as } = grouping(t);
  const { group, order_rid } = await paidByGroup(true);
  const file = await fileOf(group.member, order_rid);
  expect(await open(group.manager, file)).toMatchObject({ code: 1 });
  const role = { rid: group.rid, user_rid: group.manager.rid, role: 'member' } as const;
  await as(group.owner, 'auth/cluster/role', role);
  expect(await open(group.manager, file)).toMatchObject({ error: 'not_found' });
  const other = await grouping(t).full();
  const wanted = { order_rid, cluster_rid: other.rid, shown: true };
  expect(await as(group.member, 'auth/cluster/show', wanted)).toMatchObject({ error: 'not_found' });
});
