import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { codeBySms } from '../../../testing/account';
import { member, staff, type TestMember, testPassword } from '../../../testing/factories';
import { type Lab, lab, order } from '../../../testing/orders';
import { type Busy, bindWechat, busyMember, mark } from '../../../testing/personal';
import { type TestApp, testApp } from '../../../testing/testApp';
import { poll, pressPhone, requestTicket } from '../../../testing/wechat';
import { jobs } from '../../jobs';
import * as schema from '../../schema';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { closingJob } from './personal.closing.job';
import { ownRows } from './personal.repo';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
const start = '2026-11-18T02:00:00Z';
beforeEach(async () => {
  t.clock.set(start);
  who = await member(t.db);
  desk = await lab(t);
});

const days = (count: number) => t.clock.pass(count * 24 * 3600);
const runJobs = async (list = jobs) => {
  for (const job of list) await job.run(t.deps, t.app.log);
};
const status = async ({ token } = who) => (await t.call('auth/user/closing', {}, { token })).data;
const close = (proof: { old?: string; code?: string } = { old: testPassword }, { token } = who) =>
  t.call('auth/user/close', proof, { token });
const keep = ({ token } = who) => t.call('auth/user/keep', {}, { token });
const login = (account = who.phone) => t.call('open/login', { account, password: testPassword });
/** Logs in again, because the first token has expired. */
const loginAgain = async () => {
  who = { ...who, token: (await login()).data.token };
};
const titles = async () =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);
const due = '2026-12-03T02:00:00.000Z';

describe('closing an account', () => {
  test('is asked for with the password, or with a code; the member is notified and stays signed in', async () => {
    expect(await status()).toEqual({ requested: null, due: null, obstacles: [] });
    expect((await close({ old: 'wrong' })).error).toBe('password_wrong');
    expect((await close({})).fields).toEqual({ old: '[密码]不能为空' });
    expect(await close()).toMatchObject({ status: 200, data: { due } });
    expect(await status()).toEqual({ requested: new Date(start).toISOString(), due, obstacles: [] });
    expect((await t.call('auth/user/info', {}, { token: who.token })).data.closing).toBe(due);
    await runJobs();
    expect(t.ports.lastSms(who.phone)).toContain('将于 2026-12-03 注销');
    expect(await titles()).toEqual(['已申请注销账号']);

    const other = await member(t.db);
    const code = await codeBySms(t, other.phone, 1);
    expect((await close({ code }, other)).status).toBe(200);
    expect((await close({ code }, other)).error).toBe('code_wrong');
  });

  test('asked for twice keeps the first date and one notice', async () => {
    await close();
    days(1);
    await loginAgain();
    expect((await close()).data).toEqual({ due });
    expect(await titles()).toEqual(['已申请注销账号']);
  });

  test('is withdrawn by one call on any day until then, and then all works as before', async () => {
    await close();
    days(14.9);
    await loginAgain();
    expect((await keep()).status).toBe(200);
    expect((await keep()).status).toBe(200);
    expect(await status()).toMatchObject({ requested: null, due: null });
    expect(await titles()).toEqual(['已撤回注销', '已申请注销账号']);
    days(2);
    await runJobs();
    await loginAgain();
    expect((await t.call('auth/user/info', {}, { token: who.token })).data).toMatchObject({
      closing: null,
      userInfo: { name: '李同学' },
    });
    await order(t, who);
  });

  test('is limited to five requests a day', async () => {
    for (let count = 0; count < 5; count++) {
      await close();
      await keep();
    }
    expect((await close()).status).toBe(429);
  });
});

describe('what stands in the way', () => {
  test('open orders and visits to come are named with their page, and disappear when they are done', async () => {
    const busy = await busyMember(t, desk, who);
    const expected = [
      { kind: 'order', count: 1, codes: [busy.order.code], link: '/member/order' },
      { kind: 'sampling', count: 1, codes: [busy.sampling.code], link: '/member/order?kind=visit' },
    ];
    expect((await status()).obstacles).toEqual(expected);
    expect(await close()).toMatchObject({
      status: 409,
      error: 'close_refused',
      msg: `暂时不能注销账号：请先处理 1 个未完成的订单（${busy.order.code}）；请先处理 1 个待上门的取样预约（${busy.sampling.code}）`,
      fields: {
        order: `请先处理 1 个未完成的订单（${busy.order.code}）`,
        sampling: `请先处理 1 个待上门的取样预约（${busy.sampling.code}）`,
      },
    });
    expect((await status()).due).toBeNull();
    await finish(busy);
    expect((await status()).obstacles).toEqual([]);
    expect((await close()).status).toBe(200);
  });

  test('money on the account', async () => {
    const cash = (kind: 'deposit' | 'deposit_back', id: string) => {
      const owner = { kind: 'member', rid: who.rid } as const;
      const [debit, credit] = kind === 'deposit' ? [labOwner, owner] : [owner, labOwner];
      const move = { id, kind, debit, credit, amount: 100, cause: { kind: 'test', rid: id } };
      return t.db.transaction((tx) => transfer(tx, [move], t.clock.now()));
    };
    await cash('deposit', `in:${who.rid}`);
    expect((await close()).fields).toEqual({ money: '请先结清账户余额、欠款与未提现的返利' });
    await cash('deposit_back', `out:${who.rid}`);
    expect((await close()).status).toBe(200);
  });

  test('the account of staff', async () => {
    expect((await close(undefined, await staff(t.db))).fields).toEqual({
      staff: '员工账号由管理员停用，不能自行注销',
    });
  });
});

describe('when the days are over', () => {
  test('the member is reminded a day before', async () => {
    await close();
    days(13.9);
    await runJobs();
    expect(t.ports.lastSms(who.phone)).not.toContain('即将');
    days(0.11);
    await runJobs();
    await runJobs();
    expect(t.ports.lastSms(who.phone)).toContain('您的账号将于 2026-12-03 10:00 注销');
    await loginAgain();
    expect(await titles()).toEqual(['账号即将注销', '已申请注销账号']);
  });

  test('after days without jobs, the reminder comes first and the end a day later', async () => {
    await close();
    days(20);
    await runJobs();
    expect((await login()).status).toBe(200);
    days(0.9);
    await runJobs();
    expect((await login()).status).toBe(200);
    days(0.1);
    await runJobs();
    expect((await login()).error).toBe('login_failed');
  });

  test('something that was opened meanwhile stops it, and the member is told', async () => {
    await close();
    const move = {
      ...({ id: `late:${who.rid}`, kind: 'deposit', debit: labOwner, amount: 100 } as const),
      ...{ credit: { kind: 'member', rid: who.rid } as const, cause: { kind: 'test', rid: 'late' } },
    };
    await t.db.transaction((tx) => transfer(tx, [move], t.clock.now()));
    await passClosing();
    await loginAgain();
    expect(await status()).toMatchObject({ due: null, obstacles: [{ kind: 'money' }] });
    expect((await titles())[0]).toBe('账号未注销');
  });

  test('no column of the database tells who the member was; orders stay; other members keep everything', async () => {
    const email = 'unique@example.com';
    who = await member(t.db, { name: mark, company: mark, email, organization: 0, teacher: mark });
    const other = await member(t.db, { name: '别人' });
    await order(t, other);
    const busy = await busyMember(t, desk, who);
    await bindWechat(t, who, 'wx-closing');
    await finish(busy);
    expect((await close()).fields).toBeUndefined();
    const others = () => t.db.read((tx) => ownRows(tx, other));
    expect(await tablesWith(mark)).toEqual([
      ...[
        'addresses',
        'audit',
        'file',
        'message',
        'order_event',
        'order_return',
        'orders',
        'outbox',
        'requirement',
      ],
      ...['sampling', 'users'],
    ]);
    // Background work that has nothing to do with the closing, such as the agreement of the other member's order.
    await runJobs();
    const before = await others();
    const { stored } = t.ports;
    const names = [...stored.keys()];
    await passClosing();

    for (const trace of [mark, email, who.phone, '13700137000', 'SF1370013700', 'wx-closing'])
      expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    // The draft and the requirement's file; what belongs to the order stays.
    expect(names.filter((name) => !stored.has(name))).toHaveLength(2);
    expect(await others()).toEqual(before);

    const { token } = await lab(t);
    const { data } = await t.call('staff/order/detail', { code: busy.order.code }, { token });
    expect(data).toMatchObject({
      state: 'cancelled',
      member: '已注销用户',
      message: '',
      return_address: null,
    });
    expect(data.items).toHaveLength(1);
    expect(data.files.map(({ name }) => name)).toContain('file.pdf');
  });

  test('the account is unknown to every login, and the phone can register again', async () => {
    await bindWechat(t, who, 'wx-gone');
    await close();
    const { phone, rid } = who;
    days(14.1);
    await runJobs();
    const { token, refreshToken } = (await login()).data;
    days(0.97);
    await runJobs();
    expect((await t.call('auth/user/info', {}, { token })).error).toBe('token_invalid');
    expect((await t.call('open/refresh4token', { token: refreshToken })).error).toBe('token_invalid');
    const unknown = await login('13999999999');
    for (const account of [phone, `closed-${rid}`])
      expect(await login(account)).toMatchObject({
        status: unknown.status,
        msg: unknown.msg,
        error: 'login_failed',
      });

    const { ticket, scene } = await requestTicket(t);
    await pressPhone(t, 'scan', scene, 'wx-gone');
    await pressPhone(t, 'confirm', scene, 'wx-gone');
    expect((await poll(t, ticket)).data.state).toBe('bind');

    const code = await codeBySms(t, phone, 0);
    expect((await t.call('open/sign', { phone, code, password: testPassword })).status).toBe(200);
    who = { ...who, token: (await login(phone)).data.token };
    const { userInfo, address } = (await t.call('auth/user/info', {}, { token: who.token })).data;
    expect([userInfo.rid === rid, userInfo.name, address]).toEqual([false, '', []]);
  });

  test('a failure for one member does not keep the others from being closed', async () => {
    const other = await member(t.db);
    await busyMember(t, desk, who).then(finish);
    await close();
    await close(undefined, other);
    const remove = jest.spyOn(t.ports.files, 'remove').mockRejectedValue(new Error('disk'));
    await passClosing([closingJob]);
    expect([(await login()).status, (await login(other.phone)).error]).toEqual([200, 'login_failed']);
    remove.mockRestore();
    await runJobs();
    expect((await login()).error).toBe('login_failed');
  });
});

/** Passes the days until the end, with the reminder. */
async function passClosing(list = jobs): Promise<void> {
  days(14.1);
  await runJobs(list);
  days(1);
  await runJobs(list);
}

/** Cancels what `busyMember` left open. */
async function finish({ order: { rid }, sampling }: Busy): Promise<void> {
  const { token } = who;
  await t.call('auth/order/cancel', { rid, reason: `${mark}不做了` }, { token });
  await t.call('auth/sampling/cancel', { rid: sampling.rid }, { token });
}

/** Returns the names of all tables with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const found = await t.db.read(async (tx) => {
    const names: string[] = [];
    for (const table of tables)
      if (JSON.stringify(await tx.select().from(table)).includes(text)) names.push(getTableName(table));
    return names;
  });
  return found.sort();
}
