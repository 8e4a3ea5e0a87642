import { eq } from 'drizzle-orm';
import { member } from '../../../testing/factories';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

test('every act of staff is in the audit log, except refused ones', async () => {
  const { code } = await order(t, await member(t.db));
  await desk.move(code, 'confirm', '电话已沟通');
  await desk.move(code, 'deliver');
  await desk.addData(code, '谱图.csv');
  const rows = await t.db.read((tx) => tx.select().from(audits).where(eq(audits.target, code)));
  expect(rows.map(({ act, note }) => [act, note])).toEqual([
    ['order.confirm', '电话已沟通'],
    ['order.file.data', '谱图.csv'],
  ]);
});

test('the list shows the longest waiting first, with contact and possible acts', async () => {
  t.clock.set('2026-11-18T02:30:00Z');
  const teacher = await member(t.db, { name: '赵老师', company: '示例大学', organization: 3 });
  const first = await order(t, teacher, services.analysis);
  t.clock.pass(60);
  const second = await order(t, teacher, services.analysis);
  const { data } = await t.call('staff/order/list', { states: ['submitted'] }, { token: desk.token });
  expect(data.list.map((row) => row.code)).toEqual([first.code, second.code]);
  expect(data.list[0]).toMatchObject({
    member: `赵老师 示例大学 ${teacher.phone}`,
    can: ['confirm', 'cancel'],
    late: false,
  });
});

test('one order is returned with all its files, also those hidden from the member', async () => {
  const { code } = await order(t, await member(t.db));
  await desk.addData(code);
  const { data } = await t.call('staff/order/detail', { code }, { token: desk.token });
  expect(data).toMatchObject({ code, can: ['confirm', 'receive', 'cancel'], files: [{ kind: 'data' }] });
});

test.each(['submit', 'pay', 'accept'] as const)('staff cannot %s', async (act) => {
  const { code } = await order(t, await member(t.db));
  expect(await desk.move(code, act)).toMatchObject({ status: 409, error: 'order_act_refused' });
});
