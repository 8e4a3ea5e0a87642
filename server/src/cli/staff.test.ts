import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { member, testPassword } from '../../testing/factories';
import { lab, order, send } from '../../testing/orders';
import { applyAsPromoter, payee, promoter } from '../../testing/promoters';
import { type TestApp, testApp } from '../../testing/testApp';
import { labOwner } from '../modules/ledger/ledger.rules';
import { transfer } from '../modules/ledger/ledger.service';
import { staff } from './staff';

let t: TestApp;
let vars: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'staff-'));
const data = join(folder, '结果.csv');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  t = await testApp();
  const { phone } = await member(t.db, { role: 'staff' });
  writeFileSync(join(folder, 'staff.json'), JSON.stringify({ account: phone, password: testPassword }));
  writeFileSync(data, '角度,强度\n');
  vars = { PORTAL_URL: await t.app.listen({ port: 0, host: '127.0.0.1' }), DATA_DIR: folder };
});

/** Runs a command; returns its exit code and its output. */
async function typed(line: string, env: Record<string, string> = vars) {
  const out: string[] = [];
  const say = (text: string) => void out.push(text);
  const code = await staff(line.split(' ').filter(Boolean), env, { log: say, error: say });
  return { code, out: out.join('\n') };
}

test('staff take an order from confirmation to its bill', async () => {
  const { code } = await order(t, await member(t.db));
  expect((await typed('list')).out).toContain(`${code}　待确认`);
  expect(await typed(`confirm ${code} --note 已电话沟通`)).toEqual({
    code: 0,
    out: `${code}　已锁定方案，现在是「待寄样」\n接下来可以：receive（确认收样）、cancel（取消订单）`,
  });
  for (const verb of ['receive', 'test']) expect(await typed(`${verb} ${code}`)).toMatchObject({ code: 0 });
  const delivered = await typed(`deliver ${code} --file ${data}`);
  expect(delivered.out).toContain('已添加文件 结果.csv');
  expect(delivered.out).toContain('现在是「数据已交付」');
  const billed = await typed(`statement add ${code} --adjust ${code}=-0.50:少测一个样品`);
  expect(billed.out).toContain(`明细　${code}　调整　-¥0.50　少测一个样品`);
  const statement = billed.out.split('　')[0] ?? '';
  expect((await typed('statements')).out).toContain(statement);
  expect((await typed(`statement show ${statement}`)).out).toContain('核对　');
  expect((await typed(`statement answer ${statement} --note 已核对`)).out).toContain('不能答复异议');
  expect((await typed(`statement refund ${statement} 1 --reason 重复`)).out).toContain('不能退款');
  expect((await typed(`statement add ${code} --adjust ${code}:x`)).out).toContain('调整应为');
  expect((await typed('transfers')).out).toBe('没有上报的转账');
  expect((await typed('transfer match T0')).out).toBe('没有转账凭证 T0');
  expect((await typed('transfer refuse T0 --reason 未到账')).out).toBe('没有转账凭证 T0');
  const shown = await typed(`show ${code}`);
  expect(shown.out).toContain('锁定方案　工作人员　已电话沟通');
  expect(shown.out).toContain('文件　检测数据　结果.csv');
  expect((await typed(`list --state 待结算`)).out).toContain(code);
});

test('staff see the samples with their hazards, where they go back to, and the materials', async () => {
  const { code } = await order(t, await member(t.db), 'xrd', {
    samples: [{ number: 'A-1', name: '石墨\u001b[2J', form: 'powder', hazards: ['toxic'] }],
    materials: ['test_report', 'other'],
    materials_other: '验收单',
  });
  const { out } = await typed(`show ${code}`);
  expect(out).toContain('A-1　石墨 [2J　粉末　【有毒】');
  expect(out).toContain('寄回　北京市海淀区学院路 30 号 李同学 13900001111');
  expect(out).toContain('报销　测试报告、验收单');
});

test('a refusal prints the server’s message and exits with a code other than 0', async () => {
  const { code } = await order(t, await member(t.db));
  expect(await typed(`receive ${code}`)).toEqual({
    code: 1,
    out: '订单当前为「待确认」，不能确认收样；现在可以：锁定方案、取消订单',
  });
  expect(await typed(`cancel ${code}`)).toMatchObject({
    code: 1,
    out: expect.stringContaining('须说明原因'),
  });
});

test('staff approve a prepayment; above the amount of the setting the reviewer must agree', async () => {
  const who = await member(t.db);
  const { phone } = await member(t.db, { role: 'staff' });
  writeFileSync(join(folder, 'reviewer.json'), JSON.stringify({ account: phone, password: testPassword }));
  const apply = async (amount_fen: number) => {
    const voucher = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const { file_rid } = (await send(t, 'auth/upload4file', {}, voucher, who.token)).data;
    const fields = { amount_fen, payer: '示例大学', paid_on: '2026-11-17', file_rid };
    return (await t.call('auth/prestoreApply/add', fields, { token: who.token })).data.code;
  };
  const small = await apply(1_000_000);
  const { out } = await typed('prestores');
  expect(out).toContain(`${small}　待审核　¥10,000.00（赠送 ¥500.00）　李同学`);
  expect(out).toMatch(/凭证　回单.pdf　http:.*\/api\/open\/file\//);
  expect(await typed(`prestore approve ${small}`)).toEqual({ code: 0, out: `${small}　已入账` });
  expect((await typed('prestores --state 已到账')).out).toContain(small);
  const refused = await apply(100);
  expect((await typed(`prestore refuse ${refused} --reason 未到账`)).out).toContain('已驳回');
  const large = await apply(9_000_000);
  const asked = /approval agree (F\S+)/.exec((await typed(`prestore approve ${large}`)).out);
  const approval = asked?.[1] ?? '';
  expect((await typed('approvals')).out).toContain(`${approval}　批准预存　${large}　¥90,000.00`);
  expect(await typed(`approval agree ${approval}`)).toEqual({ code: 1, out: '须由另一位工作人员复核' });
  const reviewer = { ...vars, PORTAL_STAFF: 'reviewer' };
  expect((await typed(`approval agree ${approval}`, reviewer)).out).toContain('已同意并执行');
  expect((await typed('approvals')).out).toBe('没有等待复核的操作');
});

test('staff grant, refuse and set credit limits', async () => {
  const who = await member(t.db);
  const apply = async () => {
    const input = { op: 'apply', amount_fen: 2_000_000, reason: '集中测试' } as const;
    return (await t.call('auth/creditApply/operate', input, { token: who.token })).data.application?.code;
  };
  const code = await apply();
  expect((await typed('credits')).out).toContain(
    `${code}　待审核　申请 ¥20,000.00　李同学 示例大学 ${who.phone}　额度 ¥5,000.00（已用 ¥0.00，占用 ¥0.00）　理由 集中测试`,
  );
  expect((await typed(`credit grant ${code} --amount 15000.50`)).out).toContain('已批准');
  expect((await typed(`credit refuse ${await apply()} --reason 已有额度`)).out).toContain('已驳回');
  expect((await typed(`credit set ${who.phone} 0 --reason 逾期`)).out).toContain('额度 ¥0.00');
  expect((await typed(`credit set ${who.phone} 90000 --reason 项目`)).out).toContain('approval agree F');
});

test('staff create a coupon, give it to a member and end it', async () => {
  const who = await member(t.db);
  const made = await typed(
    'coupon add thanks-9 --name 感谢券 --percent 10 --cap 199.90 --minimum 300 --type 1 --days 30 --total 5 --ends 2027-12-31',
  );
  const line = 'THANKS-9　感谢券　9 折，满 ¥300.00 可用，最多减 ¥199.90　送样检测　至 2027-12-31';
  expect(made).toEqual({ code: 0, out: `${line}　已发 0 / 5　仅由工作人员发放` });
  expect((await typed(`coupon give thanks-9 ${who.phone} --note 感谢`)).out).toContain('已发放给 李同学');
  expect((await typed('coupons')).out).toContain(`${line}　已发 1 / 5`);
  expect(await typed('coupon end thanks-9')).toMatchObject({ code: 0 });
  expect(await typed(`coupon give thanks-9 ${who.phone}`)).toEqual({ code: 1, out: '该优惠券活动已结束' });
});

test.each([
  ['prestore refuse Y1', '请写明原因'],
  ['prestores --state 飞行中', '没有状态 飞行中'],
  ['approval agree F1', '没有复核单 F1'],
  ['coupon add A --name 券 --amount 1.234 --ends 2027-01-01', '金额应为元'],
  ['coupon add A --name 券 --amount 5 --ends 明天', '日期应为'],
  ['coupon add A --name 券 --percent ten --ends 2027-01-01', '应为整数'],
  ['coupon add A --amount 5 --ends 2027-01-01', '请写明名称'],
  ['coupon give A', '请写明会员账号'],
  ['coupon give NONE 13800000000', '没有优惠券 NONE'],
  ['fly', '没有命令 fly'],
  ['confirm', '请写明订单号'],
  ['show D20260101-999999', '没有订单'],
  ['record D20260101-000001', '请写明文件'],
  ['list --state 飞行中', '没有状态 飞行中'],
  ['list --page 0', '页码'],
  ['list --colour red', '命令有误'],
  ['deliver D20260101-000001 --file /no/such/file', '读不到文件'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});

test('help lists every command, and the options of one command', async () => {
  const { code, out } = await typed('help');
  expect(code).toBe(0);
  for (const name of ['list', 'show', 'confirm', 'await-sample', 'requirements', 'samplings', 'popup'])
    expect(out).toContain(`  ${name} `);
  expect(await typed('')).toEqual({ code, out });
  for (const line of ['help deliver', 'deliver --help'])
    expect(await typed(line)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/deliver .*<订单号>.*--file/s),
    });
});

test('help works without a portal; other commands report a missing portal or account', async () => {
  const nowhere = { PORTAL_URL: 'http://127.0.0.1:9', DATA_DIR: folder };
  expect(await typed('help', nowhere)).toMatchObject({ code: 0, out: expect.stringContaining('deliver') });
  expect(await typed('list', nowhere)).toMatchObject({
    code: 1,
    out: expect.stringContaining('门户没有运行'),
  });
  const stranger = { ...vars, DATA_DIR: join(folder, 'none') };
  expect(await typed('list', stranger)).toMatchObject({
    code: 1,
    out: expect.stringContaining('staff.json'),
  });
});

test('the ledger is checked, and a wrong figure is printed and gives exit code 1', async () => {
  const { phone, rid } = await member(t.db, { name: '钱多多' });
  const owner = { kind: 'member', rid } as const;
  const id = `deposit:${rid}`;
  const cause = { kind: 'test', rid };
  const move = { id, kind: 'deposit', debit: labOwner, credit: owner, amount: 123_456, cause } as const;
  await t.db.transaction((tx) => transfer(tx, [move], t.clock.now()));
  expect(await typed('ledger check')).toEqual({ code: 0, out: '账本核对无误' });
  const shown = await typed(`ledger balance ${phone}`);
  expect(shown.out.split('\n')[0]).toContain('钱多多');
  expect(shown.out).toContain('预存　余额 ¥1,234.56　预留 ¥0.00　可用 ¥1,234.56');
  expect(shown.out).toContain('积分　余额 0');
  // The lab's account also has what other tests of this file paid in.
  expect((await typed('ledger balance lab')).out).toMatch(/银行　余额 -¥[\d,]*1,234\.56/);
  expect(await typed('ledger balance nobody')).toMatchObject({ code: 1 });
  const damage = sql`UPDATE ledger_account SET debits_pending = 1 WHERE owner_rid = ${rid} AND kind = 'cash'`;
  await t.db.transaction((tx) => tx.execute(damage));
  expect(await typed('ledger check')).toEqual({
    code: 1,
    out: [
      '账本有 2 处不符：',
      'sum of pending　fen　应为 0，实为 -1',
      `pending debits　member:${rid}:cash　应为 0，实为 1`,
    ].join('\n'),
  });
});

test('requirements are listed with their sender, text and the link of the file', async () => {
  expect((await typed('requirements')).out).toBe('没有需求');
  const fields = { name: '王小明', phone: '13912345678', content: '五个样品\n要物相\u001b[2J' };
  const { data: posted } = await send(t, 'open/web/requirement/add', fields, {
    name: 'a.csv',
    bytes: '1,2\n',
  });
  const { code, out } = await typed('requirements');
  expect(code).toBe(0);
  expect(out).toContain(`${posted.code}　需求`);
  expect(out).toContain('内容　五个样品 要物相 [2J\n');
  const link = /http\S+/.exec(out)?.[0] ?? '';
  expect(await (await fetch(link)).text()).toBe('1,2\n');
});

test('bookings are listed by day, and confirmed and cancelled with a note to the member', async () => {
  expect((await typed('samplings')).out).toBe('没有待取样的预约');
  const { token } = await member(t.db);
  const place = { province: '北京市', city: '北京市', area: '海淀区', address_code: '110108' };
  const who = { name: '王小明', phone: '13912345678', address: '学院路 30 号' };
  const visit = { ...place, ...who, date: '2026-11-24', time: '08:30-10:30', message: '两盒\u001b[2J' };
  const { data: booked } = await t.call('auth/sampling/add', visit, { token });
  const { out } = await typed('samplings');
  expect(out).toContain(`${booked.code}　待确认　2026-11-24 08:30-10:30`);
  expect(out).not.toContain('\u001b');
  expect(await typed(`sampling confirm ${booked.code}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('现在是「已确认」'),
  });
  expect((await typed(`sampling cancel ${booked.code} --note 道路封闭`)).code).toBe(0);
  expect(await typed(`sampling finish ${booked.code}`)).toMatchObject({ code: 1 });
  expect(await typed(`sampling open ${booked.code}`)).toMatchObject({
    code: 1,
    out: expect.stringContaining('confirm'),
  });
});

test('the popup is opened and closed', async () => {
  const opened = await typed('popup on --title 元旦安排 --link https://example.com/new-year');
  expect(opened.out).toBe('首页弹窗已打开：元旦安排　https://example.com/new-year');
  expect((await t.call('open/web/index', {})).data.popup?.title).toBe('元旦安排');
  expect(await typed('popup off')).toEqual({ code: 0, out: '首页弹窗已关闭' });
  expect(await typed('popup')).toMatchObject({ code: 1, out: expect.stringContaining('请写明on|off') });
  expect(await typed('popup open')).toMatchObject({ code: 1, out: expect.stringContaining('on 或 off') });
});

test('staff approve a promoter, pay a withdrawal and refuse another one', async () => {
  const who = await member(t.db);
  await applyAsPromoter(t, who);
  expect((await typed('promoters')).out).toContain(`${who.phone}　课题组`);
  expect((await typed(`promoter refuse ${who.phone} --note 资料不全`)).out).toBe(
    `${who.phone}　现在是「未通过」`,
  );
  expect((await typed('promoters')).out).toBe('没有「待审核」的推广员');
  const desk = await lab(t);
  const by = await promoter(t, desk, who);
  expect((await typed('promoters --state approved')).out).toContain(by.code);
  await by.earn(1_000_000);
  const first = (await by.withdraw(20_000)).data.code;
  const second = (await by.withdraw(10_000)).data.code;
  expect((await typed('withdrawals')).out).toContain(`${first}　¥200.00　李同学`);
  const pay = `withdrawal pay ${first} ${payee.account} --reference BT1`;
  expect((await typed(pay)).out).toBe(`${first}　现在是「已打款」`);
  expect((await typed(`withdrawal refuse ${second} --note 户名不符`)).out).toBe(
    `${second}　现在是「已退回」`,
  );
  expect((await typed('withdrawals')).out).toBe('没有「待打款」的提现');
  expect((await typed(`promoter end ${who.phone} --note 到期`)).out).toBe(`${who.phone}　现在是「已结束」`);
  expect(await typed(`promoter approve ${who.phone}`)).toMatchObject({ code: 1 });
});

test('staff offer goods for points, correct points, send goods and refuse an exchange', async () => {
  const who = await member(t.db);
  const file = join(folder, 'goods.json');
  writeFileSync(file, JSON.stringify({ code: 'cup', name: '杯子', points: 100, stock: 5, offered: true }));
  expect(await typed(`goods-save ${file}`)).toEqual({ code: 0, out: '已保存积分商品 cup' });
  expect((await typed('goods')).out).toContain('cup　杯子　100 积分　库存 5');
  expect((await typed(`points ${who.phone} 250 --note 活动`)).out).toBe(`${who.phone}　积分 0 → 250`);
  expect((await typed(`points --note 更正 -- ${who.phone} -50`)).out).toBe(`${who.phone}　积分 250 → 200`);
  expect(await typed(`points ${who.phone} many --note 活动`)).toMatchObject({ code: 1 });
  const { data: goods } = await t.call('auth/integration/list4exchange', {}, { token: who.token });
  const { data: user } = await t.call('auth/user/info', {}, { token: who.token });
  const address_rid = user.address[0]?.address_rid ?? '';
  const goods_rid = goods.find(({ name }) => name === '杯子')?.rid ?? '';
  const input = { goods_rid, points: 100, address_rid };
  const exchange = () => t.call('auth/integration/applyExchange', input, { token: who.token });
  const [first, second] = [(await exchange()).data.code, (await exchange()).data.code];
  expect((await typed('exchanges')).out).toContain(`${first}　杯子　100 积分　李同学`);
  expect((await typed(`exchange send ${first} 顺丰速运 SF1234567890`)).out).toBe(
    `${first}　现在是「已发货」`,
  );
  expect((await typed(`exchange refuse ${second} --note 缺货`)).out).toBe(`${second}　现在是「已退回积分」`);
  expect((await typed('exchanges')).out).toBe('没有待发货的兑换');
  expect(await typed('goods-save {')).toMatchObject({ code: 1, out: expect.stringContaining('不是 JSON') });
});

test('settings are listed, shown and changed, by JSON or by a file', async () => {
  expect((await typed('settings')).out).toContain('slotCapacity　3');
  expect(await typed('setting set slotCapacity 2')).toEqual({ code: 0, out: '已更新设置项 slotCapacity' });
  expect(await typed('setting get slotCapacity')).toEqual({ code: 0, out: '2' });
  const file = join(folder, 'cities.json');
  writeFileSync(file, JSON.stringify([{ city: '北京市', districts: { 110108: '海淀区' } }]));
  expect(await typed(`setting set pickupCities ${file}`)).toMatchObject({ code: 0 });
  expect((await t.call('open/setting', {})).data.allowRegion).toEqual(['110108']);
});

test.each([
  ['setting set slotCapacity 0', '[每时段预约数]不能小于1'],
  ['setting set slotCapacity four', '不是 JSON'],
  ['setting set colour 1', '[设置项]不存在'],
  ['setting get colour', '没有设置项 colour'],
  ['setting set slotCapacity', '请写明'],
])('%s is refused', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});
