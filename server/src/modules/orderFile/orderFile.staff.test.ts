import { member } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

test('any file format is accepted, but no file for an unknown or cancelled order', async () => {
  const { code } = await order(t, await member(t.db));
  const raw = { name: '谱图.dm3', bytes: Buffer.from('00000003', 'hex') };
  const add = (to: string) => send(t, 'staff/order/file', { code: to, kind: 'record' }, raw, desk.token);
  expect(await add(code)).toMatchObject({
    code: 1,
    data: { mime: 'application/octet-stream', name: '谱图.dm3' },
  });
  expect(await add('D20260101-999999')).toMatchObject({ status: 404, error: 'not_found' });
  await desk.move(code, 'cancel', '样品不符合要求');
  const kept = t.ports.stored.size;
  expect(await add(code)).toMatchObject({ status: 409, error: 'order_act_refused' });
  expect(t.ports.stored.size).toBe(kept);
});
