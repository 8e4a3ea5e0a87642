import { member } from '../../testing/factories';
import { lab, order } from '../../testing/orders';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('staff bill an order; acts that its statement does not allow are refused', async () => {
  const { code } = await order(t, await member(t.db));
  await (await lab(t)).deliver(code);
  const billed = await typed(`statement add ${code} --adjust ${code}=-0.50:少测一个样品`);
  expect(billed.out).toContain(`明细　${code}　调整　-¥0.50　少测一个样品`);
  const statement = billed.out.split('　')[0] ?? '';
  expect((await typed('statements')).out).toContain(statement);
  expect((await typed(`statement show ${statement}`)).out).toContain('核对　');
  expect((await typed(`statement answer ${statement} --note 已核对`)).out).toContain('不能答复异议');
  expect((await typed(`statement refund ${statement} 1 --reason 重复`)).out).toContain('不能退款');
  expect((await typed(`statement add ${code} --adjust ${code}:x`)).out).toContain('调整应为');
  expect((await typed(`list --state 待结算`)).out).toContain(code);
});

test('transfers that nobody reported are not matched and not refused', async () => {
  expect((await typed('transfers')).out).toBe('没有上报的转账');
  expect((await typed('transfer match T0 --amount 1')).out).toBe('没有转账凭证 T0');
  expect((await typed('transfer refuse T0 --reason 未到账')).out).toBe('没有转账凭证 T0');
});
