import {
  type DeskQueueKey,
  deskQueueKeys,
  deskQueues,
  type StaffRole,
  staffRoles,
} from '@portal/shared/rules';
import { member } from '../../../testing/factories';
import { lab, order, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const countsOf = async (roles: readonly StaffRole[]): Promise<Partial<Record<DeskQueueKey, number>>> => {
  const { token } = await member(t.db, { role: 'staff', roles });
  const { data } = await t.call('staff/desk/counts', {}, { token });
  return Object.fromEntries(data.list.map(({ queue, count }) => [queue, count]));
};

test.each(staffRoles.map((role) => [role]))('the role %s sees its own queues and no other', async (role) => {
  const expected = deskQueueKeys.filter(
    (key) => role === 'admin' || [...deskQueues[key].roles].some((one) => one === role),
  );
  expect(Object.keys(await countsOf([role]))).toEqual(expected);
  expect(expected).not.toEqual([]);
});

test('two roles see the queues of both, each once, and an order moves from queue to queue', async () => {
  const desk = await lab(t);
  const before = await countsOf(['manager', 'finance']);
  const { code } = await order(t, await member(t.db), services.analysis);
  const placed = await countsOf(['manager', 'finance']);
  expect(placed).toEqual({ ...before, confirm: (before.confirm ?? 0) + 1 });
  await desk.move(code, 'confirm');
  expect(await countsOf(['manager', 'finance'])).toEqual(before);
});

test('an order is late once, however many of its promises are overdue', async () => {
  const desk = await lab(t);
  const { code } = await order(t, await member(t.db));
  await desk.move(code, 'receive');
  expect(await countsOf(['lab'])).toMatchObject({ late: 0, test: 1 });
  t.clock.pass(3 * 3600);
  expect(await countsOf(['lab'])).toMatchObject({ late: 1, test: 1 });
});

test('members and visitors do not learn what waits', async () => {
  const { token } = await member(t.db);
  expect(await t.call('staff/desk/counts', {}, { token })).toMatchObject({ status: 403 });
  expect(await t.call('staff/desk/counts', {})).toMatchObject({ status: 401 });
});
