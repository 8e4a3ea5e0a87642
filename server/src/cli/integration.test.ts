import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { member } from '../../testing/factories';
import { folder, startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

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
  const input = { goods_rid, address_rid };
  const exchange = () => t.call('auth/integration/applyExchange', input, { token: who.token });
  const [first, second] = [(await exchange()).data.code, (await exchange()).data.code];
  expect((await typed('exchanges')).out).toContain(`${first}　杯子　100 积分　李同学`);
  expect((await typed(`exchange send ${first} 顺丰速运 SF1234567890`)).out).toBe(`${first}　现在是“已发货”`);
  expect((await typed(`exchange refuse ${second} --note 缺货`)).out).toBe(`${second}　现在是“已退回积分”`);
  expect((await typed('exchanges')).out).toBe('没有待发货的兑换');
  expect(await typed('goods-save {')).toMatchObject({ code: 1, out: expect.stringContaining('不是 JSON') });
});
