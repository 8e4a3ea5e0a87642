import type { Input } from '@portal/shared/contract';
import { noticeKindNames } from '@portal/shared/rules';
import { member, type TestMember } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { notify } from './message.service';
import { outboxJob } from './outbox.job';

let t: TestApp;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  student = await member(t.db, { email: 'student@example.com' });
  t.ports.sent.length = 0;
});

const list = async () => (await t.call('auth/user/notice/list', {}, { token: student.token })).data;
const edit = (input: Input<'auth/user/notice/edit'>) =>
  t.call('auth/user/notice/edit', input, { token: student.token });
const notifyOf = (kind: (typeof noticeKindNames)[number]) =>
  t.db.transaction((tx) =>
    notify(tx, student.rid, { kind, title: '通知', text: kind, link: '/' }, t.clock.now()),
  );
/** Returns the channels by which a notice of the kind is sent. */
async function sentOf(kind: (typeof noticeKindNames)[number]): Promise<string[]> {
  await notifyOf(kind);
  await outboxJob.run(t.deps, t.app.log);
  return t.ports.sent.splice(0).map(({ channel }) => channel);
}

test('every kind is listed with its usual ways until the member chooses', async () => {
  const before = await list();
  expect(before.map(({ kind }) => kind)).toEqual(noticeKindNames);
  expect(before).toContainEqual({ kind: 'data', sms: true, mail: true });
  expect(before).toContainEqual({ kind: 'promotion', sms: false, mail: false });
  const { data } = await edit({ kind: 'money', mail: true });
  expect(data).toEqual({ kind: 'money', sms: true, mail: true });
  expect(await list()).toEqual(before.map((one) => (one.kind === 'money' ? data : one)));
});

test('a notice is sent by the ways that are on', async () => {
  expect(await sentOf('money')).toEqual(['sms']);
  await edit({ kind: 'money', mail: true });
  expect(await sentOf('money')).toEqual(['sms', 'mail']);
  await edit({ kind: 'money', sms: false, mail: false });
  expect(await sentOf('money')).toEqual([]);
  expect(await sentOf('order')).toEqual(['sms']);
});

test('two tabs that change one way each lose neither', async () => {
  await Promise.all([edit({ kind: 'order', sms: false }), edit({ kind: 'order', mail: true })]);
  expect(await list()).toContainEqual({ kind: 'order', sms: false, mail: true });
});

test('what waits is not sent by a way that was switched off', async () => {
  await notifyOf('data');
  await edit({ kind: 'data', sms: false });
  await outboxJob.run(t.deps, t.app.log);
  expect(t.ports.sent.map(({ channel }) => channel)).toEqual(['mail']);
});

test('security notices stay on, advertising stays off until it is switched on', async () => {
  expect(await edit({ kind: 'security', sms: false })).toMatchObject({
    status: 409,
    error: 'notice_required',
  });
  expect(await edit({ kind: 'security', sms: false, mail: true })).toMatchObject({ status: 409 });
  expect(await list()).toContainEqual({ kind: 'security', sms: true, mail: false });
  expect(await sentOf('security')).toEqual(['sms']);
  expect(await sentOf('promotion')).toEqual([]);
  await edit({ kind: 'promotion', mail: true });
  expect(await sentOf('promotion')).toEqual(['mail']);
});

test('a choice without a way is refused', async () => {
  expect(await edit({ kind: 'order' })).toMatchObject({
    status: 422,
    fields: { sms: '[通知方式]不能为空' },
  });
});
