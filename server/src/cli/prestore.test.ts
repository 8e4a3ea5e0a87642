import { member } from '../../testing/factories';
import { send } from '../../testing/orders';
import { addStaff, startPortal, t, typed, vars } from '../../testing/staffCommand';

beforeAll(startPortal);

test('staff approve a prepayment; above the amount of the setting the reviewer must agree', async () => {
  const who = await member(t.db);
  await addStaff('reviewer');
  const apply = async (amount_fen: number) => {
    const voucher = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const { file_rid } = (await send(t, 'auth/upload4file', {}, voucher, who.token)).data;
    const fields = { amount_fen, payer: '示例大学', paid_on: '2026-11-17', file_rid };
    return (await t.call('auth/prestoreApply/add', fields, { token: who.token })).data.code;
  };
  const small = await apply(1_000_000);
  expect(await typed(`prestore approve ${small} --amount 9999`)).toEqual({
    code: 1,
    out: '金额由 ¥9,999.00 变为 ¥10,000.00，请核对后重新确认',
  });
  const { out } = await typed('prestores');
  expect(out).toContain(`${small}　待审核　¥10,000.00（赠送 ¥500.00）　李同学`);
  expect(out).toMatch(/凭证　回单.pdf　http:.*\/api\/open\/file\//);
  expect(await typed(`prestore approve ${small} --amount 10,000`)).toEqual({
    code: 0,
    out: `${small}　已入账`,
  });
  // A later page has no total, and nothing follows the last one.
  expect((await typed('prestores --after 0_9999999999999_x')).out).toBe('没有预存申请');
  expect((await typed('prestores --after 0_0_x')).out).not.toContain('个申请');
  expect(await typed('prestores --after 2')).toEqual({ code: 1, out: '[页码]格式不正确' });
  expect((await typed('prestores --state 已到账')).out).toContain(small);
  const refused = await apply(100);
  expect((await typed(`prestore refuse ${refused} --reason 未到账`)).out).toContain('已驳回');
  const large = await apply(9_000_000);
  const asked = /approval agree (F\S+)/.exec((await typed(`prestore approve ${large} --amount 90000`)).out);
  const approval = asked?.[1] ?? '';
  expect((await typed('approvals')).out).toContain(`${approval}　批准预存　${large}　¥90,000.00`);
  expect(await typed(`approval agree ${approval}`)).toEqual({ code: 1, out: '须由另一位工作人员复核' });
  const reviewer = { ...vars, PORTAL_STAFF: 'reviewer' };
  expect((await typed(`approval agree ${approval}`, reviewer)).out).toContain('已同意并执行');
  expect((await typed('approvals')).out).toBe('没有等待复核的操作');
});

test.each([
  ['prestore refuse Y1', '请写明原因'],
  ['prestore approve Y1', '请写明'],
  ['prestores --state 飞行中', '没有状态 飞行中'],
  ['approval agree F1', '没有复核单 F1'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});
