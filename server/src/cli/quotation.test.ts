import { member } from '../../testing/factories';
import { order } from '../../testing/orders';
import { postRequirement } from '../../testing/quotations';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('staff quote an order with another price and a charge, and withdraw it', async () => {
  expect((await typed('quotations')).out).toBe('没有报价单');
  const { code } = await order(t, await member(t.db));
  const line = `quotation order ${code} --price 1=80x3 --charge 加急费=50 --until 2026-12-31 --note 批量`;
  const { code: exit, out } = await typed(line);
  expect(exit).toBe(0);
  expect(out).toContain(`第 1 版　待答复　¥290.00　至 2026-12-31`);
  expect(out).toContain('单价 ¥80.00　¥240.00');
  expect(out).toContain('项目　加急费　1 　单价 ¥50.00');
  const quoted = out.split('　')[0] ?? '';
  expect(await (await fetch(/http\S+/.exec(out)?.[0] ?? '')).text()).toMatch(/^%PDF/);
  expect((await typed('quotations')).out).toContain(`${quoted}　第 1 版`);
  expect((await typed(`quotation withdraw ${quoted} --reason 检修`)).out).toBe(`${quoted}　已撤回`);
  expect((await typed('quotations')).out).toContain('已撤回');
});

test("staff quote a member's requirement by the default options of services", async () => {
  const code = await postRequirement(t, await member(t.db));
  const { out } = await typed(`quotation requirement ${code} --item xrd=40x5 --until 2026-12-31`);
  expect(out).toContain('单价 ¥40.00　¥200.00');
  expect(out).toContain('扫描速度');
});

test.each([
  ['--price one=80', '应为项目的序号：one'],
  ['--price 1:80', '应为 名称=单价 或 名称=单价x数量：1:80'],
  ['--price 9=80', '订单没有第 9 个项目'],
])('%s is refused', async (options, message) => {
  const { code } = await order(t, await member(t.db));
  expect(await typed(`quotation order ${code} ${options} --until 2026-12-31`)).toEqual({
    code: 1,
    out: message,
  });
});
