import { member } from '../../testing/factories';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

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
