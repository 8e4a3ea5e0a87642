import { codeBySms } from '../../../testing/account';
import {
  close,
  days,
  desk,
  due,
  finish,
  keep,
  loginAgain,
  runJobs,
  start,
  startApp,
  startScenario,
  status,
  t,
  titles,
  who,
} from '../../../testing/closingScene';
import { member, staff } from '../../../testing/factories';
import { order } from '../../../testing/orders';
import { busyMember } from '../../../testing/personal';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';

beforeAll(startApp);
beforeEach(startScenario);

describe('closing an account', () => {
  test('is asked for with the password, or with a code; the member is notified and stays signed in', async () => {
    expect(await status()).toEqual({ requested: null, due: null, obstacles: [] });
    expect((await close({ old: 'wrong' })).error).toBe('password_wrong');
    expect((await close({})).fields).toEqual({ old: '[密码]不能为空' });
    expect(await close()).toMatchObject({ status: 200, data: { due } });
    expect(await status()).toEqual({ requested: start, due, obstacles: [] });
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
    type Kind = 'deposit' | 'deposit_back' | 'rebate_earned' | 'rebate_back';
    const move = (kind: Kind, id: string) => {
      const owner = { kind: 'member', rid: who.rid } as const;
      const [debit, credit] = kind.endsWith('_back') ? [owner, labOwner] : [labOwner, owner];
      const cause = { kind: 'test', rid: id };
      return t.db.transaction((tx) =>
        transfer(tx, [{ id, kind, debit, credit, amount: 100, cause }], t.clock.now()),
      );
    };
    const page = async () => (await status()).obstacles.map(({ link }) => link);
    await move('deposit', `in:${who.rid}`);
    expect(await page()).toEqual(['/contact']);
    await move('rebate_earned', `earned:${who.rid}`);
    expect(await page()).toEqual(['/member/promotion']);
    expect((await close()).fields).toEqual({ money: '请先结清账户余额、待付款与未提现的返利' });
    await move('deposit_back', `out:${who.rid}`);
    await move('rebate_back', `back:${who.rid}`);
    expect((await close()).status).toBe(200);
  });

  test('the account of staff', async () => {
    expect((await close(undefined, await staff(t.db))).fields).toEqual({
      staff: '工作人员账号由管理员停用，不能自行注销',
    });
  });
});
