import type { NoticeKind } from '@portal/shared/rules';
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
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db, { email: 'student@example.com' });
  t.ports.sent.length = 0;
});

const notifyStudent = (kind: NoticeKind, title = '数据已交付') =>
  t.db.transaction((tx) =>
    notify(tx, student.rid, { kind, title, text: `${title}。`, link: '/member/order' }, t.clock.now()),
  );
const list = async () => (await t.call('auth/message/list', {}, { token: student.token })).data;
const round = () => outboxJob.run(t.deps, t.app.log);

describe('notices in the portal', () => {
  test('newest first, unread until they are marked', async () => {
    await notifyStudent('promotion', '订单已提交');
    t.clock.pass(1);
    await notifyStudent('promotion', '方案已锁定');
    const before = await list();
    expect(before).toMatchObject({ total: 2, unread: 2 });
    expect(before.list.map((notice) => notice.title)).toEqual(['方案已锁定', '订单已提交']);
    const rids = before.list.slice(0, 1).map((notice) => notice.rid);
    await t.call('auth/message/read', { rids }, { token: student.token });
    expect((await list()).list.map((notice) => notice.read)).toEqual([true, false]);
    await t.call('auth/message/read', {}, { token: student.token });
    expect(await list()).toMatchObject({ unread: 0 });
  });

  test('those about one order are one row with the newest, and are read together when its page was seen', async () => {
    const told = (title: string, link: string) =>
      t.db.transaction((tx) =>
        notify(tx, student.rid, { kind: 'promotion', title, text: title, link }, t.clock.now()),
      );
    const notices = [
      ['已收样', '/member/order/o1'],
      ['已收到新券', '/member/coupon'],
      ['另一张订单', '/member/order/o10'],
      ['数据已交付', '/member/order/o1#data'],
      ['又一张券', '/member/coupon'],
    ] as const;
    for (const [title, link] of notices) {
      await told(title, link);
      t.clock.pass(1);
    }
    const grouped = async (page = 1) =>
      (await t.call('auth/message/list', { grouped: true, page, size: 3 }, { token: student.token })).data;
    const titles = ({ list: rows }: Awaited<ReturnType<typeof grouped>>) =>
      rows.map(({ title, older }) => [title, older?.map((one) => one.title)]);
    expect(await grouped()).toMatchObject({ total: 4, unread: 5 });
    expect(titles(await grouped())).toEqual([
      ['又一张券', []],
      ['数据已交付', ['已收样']],
      ['另一张订单', []],
    ]);
    expect(titles(await grouped(2))).toEqual([['已收到新券', []]]);
    const read = (link: string, token = student.token) => t.call('auth/message/read', { link }, { token });
    expect((await read('/member/order/o1', (await member(t.db)).token)).data).toEqual({ unread: 0 });
    expect((await read('/member/order/o1')).data).toEqual({ unread: 3 });
    expect((await read('/member/order/%')).data).toEqual({ unread: 3 });
    expect((await read('/member/coupon')).data).toEqual({ unread: 1 });
    expect((await list()).list.filter((one) => !one.read).map(({ title }) => title)).toEqual(['另一张订单']);
  });

  test('are counted in the profile', async () => {
    await notifyStudent('promotion');
    const { data } = await t.call('auth/user/info', {}, { token: student.token });
    expect(data).toMatchObject({ messageNum: 1, cartNum: 0 });
  });

  test("another member's are neither shown nor marked", async () => {
    await notifyStudent('promotion');
    const { token } = await member(t.db);
    const rids = (await list()).list.map((notice) => notice.rid);
    await t.call('auth/message/read', { rids }, { token });
    expect(await list()).toMatchObject({ unread: 1 });
    expect((await t.call('auth/message/list', {}, { token })).data.total).toBe(0);
  });
});

describe('texts and e-mails', () => {
  test('a notice goes to the portal and to the phone by default', async () => {
    await t.db.transaction((tx) =>
      notify(
        tx,
        student.rid,
        { kind: 'order', title: '订单已提交', text: '已提交。', link: '/' },
        t.clock.now(),
      ),
    );
    await round();
    expect(t.ports.sent).toEqual([{ channel: 'sms', to: student.phone, text: '已提交。' }]);
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('a notice for the portal only is sent by no other way', async () => {
    const notice = { kind: 'data', title: '疑问已提交', text: '已提交。', link: '/', channels: [] } as const;
    await t.db.transaction((tx) => notify(tx, student.rid, notice, t.clock.now()));
    await round();
    expect(t.ports.sent).toEqual([]);
    expect(await list()).toMatchObject({ total: 1 });
  });

  test('are sent once, however often the job runs', async () => {
    await notifyStudent('data');
    await Promise.all([round(), round()]);
    await round();
    expect(t.ports.sent).toEqual([
      { channel: 'sms', to: student.phone, text: '数据已交付。' },
      { channel: 'mail', to: 'student@example.com', text: expect.stringContaining('数据已交付。') },
    ]);
  });

  test('are not sent when their transaction is rolled back', async () => {
    const failing = t.db.transaction(async (tx) => {
      await notify(tx, student.rid, { kind: 'order', title: '无', text: '无', link: '/' }, t.clock.now());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await round();
    expect(t.ports.sent).toEqual([]);
    expect(await list()).toMatchObject({ total: 0 });
  });

  test('of a slow provider are not sent when another process may send them', async () => {
    const { send } = t.ports.sms;
    for (const title of ['第一', '第二', '第三']) await notifyStudent('order', title);
    t.ports.sms.send = async (to, text) => {
      t.clock.pass(61);
      await send(to, text);
    };
    await round();
    t.ports.sms.send = send;
    expect(t.ports.sent).toHaveLength(1);
    await round();
    expect(t.ports.sent).toHaveLength(1);
    t.clock.pass(30);
    await round();
    expect(new Set(t.ports.sent.map(({ text }) => text)).size).toBe(3);
    expect(t.ports.sent).toHaveLength(3);
  });

  test('are retried later when they were not accepted', async () => {
    const send = t.ports.sms.send;
    t.ports.sms.send = () => Promise.reject(new Error('no network'));
    await notifyStudent('order');
    await round();
    t.ports.sms.send = send;
    await round();
    expect(t.ports.sent).toEqual([]);
    t.clock.pass(61);
    await round();
    expect(t.ports.sent).toHaveLength(1);
  });
});
