import { member, staff } from '../../../testing/factories';
import { order, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** Two people of the lab and an order. */
async function desks() {
  const lin = await staff(t.db, { roles: ['lab'], name: '林工' });
  const zhou = await staff(t.db, { roles: ['manager'], name: '周经理' });
  const { code, rid } = await order(t, await member(t.db), services.analysis);
  const assign = (who: { token: string }, to: string, from: string) =>
    t.call('staff/order/assign', { code, to, from }, { token: who.token });
  const detail = async () => (await t.call('staff/order/detail', { code }, { token: lin.token })).data;
  return { lin, zhou, code, rid, assign, detail };
}

test('an order is taken, handed over and given up; a person sees the own ones', async () => {
  const { lin, zhou, code, assign, detail } = await desks();
  const mine = async (who: { token: string }) =>
    (await t.call('staff/order/list', { mine: true }, { token: who.token })).data.list.map((row) => row.code);
  expect((await detail()).assignee).toBeNull();
  await assign(lin, lin.phone, '');
  expect((await detail()).assignee).toEqual({ account: lin.phone, name: '林工' });
  expect([await mine(lin), await mine(zhou)]).toEqual([[code], []]);
  await assign(lin, zhou.phone, lin.phone);
  expect([await mine(lin), await mine(zhou)]).toEqual([[], [code]]);
  const [row] = (await t.call('staff/order/list', { code }, { token: lin.token })).data.list;
  expect(row?.assignee).toEqual({ account: zhou.phone, name: '周经理' });
  await assign(zhou, '', zhou.phone);
  expect((await detail()).assignee).toBeNull();
});

test('who acts on what is not so any more is told who has the order', async () => {
  const { lin, zhou, assign, detail } = await desks();
  const answers = await Promise.all([assign(lin, lin.phone, ''), assign(zhou, zhou.phone, '')]);
  const [refused] = answers.filter(({ code }) => code === 0);
  expect(refused).toMatchObject({ error: 'order_assigned', status: 409 });
  expect(refused?.msg).toContain(`已由 ${(await detail()).assignee?.name} 负责`);
});

test('an order goes to people who work on orders', async () => {
  const { lin, assign } = await desks();
  const clerk = await staff(t.db, { roles: ['finance'] });
  for (const to of [clerk.phone, (await member(t.db)).phone, 'nobody'])
    expect(await assign(lin, to, '')).toMatchObject({ status: 422, fields: { to: expect.any(String) } });
  const { list } = (await t.call('staff/order/colleagues', {}, { token: lin.token })).data;
  expect(list).toContainEqual({ account: lin.phone, name: '林工' });
  expect(list.map(({ account }) => account)).not.toContain(clerk.phone);
});

test('a note is read by colleagues, the newest first, and never by the member', async () => {
  const owner = await member(t.db);
  const { code, rid } = await order(t, owner, services.analysis);
  const lin = await staff(t.db, { roles: ['lab'], name: '林工' });
  for (const text of ['电话无人接听，15:00 再打', '已接通'])
    await t.call('staff/order/note', { code, text }, { token: lin.token });
  const { notes } = (await t.call('staff/order/detail', { code }, { token: lin.token })).data;
  expect(notes.map(({ by, text }) => `${by}：${text}`)).toEqual([
    '林工：已接通',
    '林工：电话无人接听，15:00 再打',
  ]);
  const shown = await t.call('auth/web/order/detail', { rid }, { token: owner.token });
  expect(JSON.stringify(shown.data)).not.toContain('再打');
  expect(await t.call('staff/order/note', { code, text: ' ' }, { token: lin.token })).toMatchObject({
    fields: { text: '[内部备注]不能为空' },
  });
});
