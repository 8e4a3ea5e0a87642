import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { codeBySms } from '../../../testing/account';
import {
  actAs,
  close,
  days,
  desk,
  finish,
  login,
  loginAgain,
  passClosing,
  runJobs,
  startApp,
  startScenario,
  status,
  t,
  titles,
  who,
} from '../../../testing/closingScene';
import { member, testPassword } from '../../../testing/factories';
import { lab, order, send } from '../../../testing/orders';
import { bindWechat, busyMember, mark } from '../../../testing/personal';
import { schema } from '../../../testing/schema';
import { poll, pressPhone, requestTicket } from '../../../testing/wechat';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { closingJob } from './personal.closing.job';
import { type ExportFile, exportFiles } from './personal.export.rules';
import { jsonOf } from './personal.exportJson.rules';
import { ownRows } from './personal.exportRows.service';

beforeAll(startApp);
beforeEach(startScenario);

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
      credit: { kind: 'member', rid: who.rid } as const,
      cause: { kind: 'test', rid: 'late' },
    };
    await t.db.transaction((tx) => transfer(tx, [move], t.clock.now()));
    await passClosing();
    await loginAgain();
    expect(await status()).toMatchObject({ due: null, obstacles: [{ kind: 'money' }] });
    expect((await titles())[0]).toBe('账号未注销');
  });

  test('no column of the database tells who the member was; orders stay; other members keep everything', async () => {
    const email = 'unique@example.com';
    actAs(await member(t.db, { name: mark, company: mark, email, organization: 0, teacher: mark }));
    const other = await member(t.db, { name: '别人' });
    await order(t, other);
    const busy = await busyMember(t, desk, who);
    await bindWechat(t, who, 'wx-closing');
    await finish(busy);
    expect((await close()).fields).toBeUndefined();
    const others = async () => {
      const texts: string[] = [];
      for (const name of Object.keys(exportFiles) as ExportFile[])
        for await (const text of jsonOf(ownRows(t.db, other, name), () => undefined)) texts.push(text);
      return texts.join('');
    };
    expect(await tablesWith(mark)).toEqual([
      ...[
        'addresses',
        'audit',
        'file',
        'message',
        'order_event',
        'order_return',
        'orders',
        'protocol',
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

  test('the voucher of a prepayment stays with its record, an upload that nothing uses goes', async () => {
    const voucher = { name: 'voucher.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const upload = async () => (await send(t, 'auth/upload4file', {}, voucher, who.token)).data.file_rid;
    const before = new Set(t.ports.stored.keys());
    await upload();
    const file_rid = await upload();
    const paid = { amount_fen: 10_000, payer: '示例大学', paid_on: '2026-11-17' };
    const { data } = await t.call('auth/prestoreApply/add', { ...paid, file_rid }, { token: who.token });
    await t.call('staff/prestore/refuse', { code: data.code, reason: '未到账' }, { token: desk.token });
    await close();
    await passClosing();
    expect([...t.ports.stored.keys()].filter((name) => !before.has(name))).toHaveLength(1);
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
    await loginAgain(phone);
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
