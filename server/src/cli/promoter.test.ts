import { member } from '../../testing/factories';
import { lab } from '../../testing/orders';
import { applyAsPromoter, payee, promoter } from '../../testing/promoters';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('staff approve a promoter, pay a withdrawal and refuse another one', async () => {
  const who = await member(t.db);
  await applyAsPromoter(t, who);
  expect((await typed('promoters')).out).toContain(`${who.phone}　课题组`);
  expect((await typed(`promoter refuse ${who.phone} --note 资料不全`)).out).toBe(
    `${who.phone}　现在是“未通过”`,
  );
  expect((await typed('promoters')).out).toBe('没有“待审核”的推广员');
  const desk = await lab(t);
  const by = await promoter(t, desk, who);
  expect((await typed('promoters --state 推广中')).out).toContain(by.code);
  await by.earn(1_000_000);
  const first = (await by.withdraw(20_000)).data.code;
  const second = (await by.withdraw(10_000)).data.code;
  expect((await typed('withdrawals')).out).toContain(`${first}　¥200.00　李同学`);
  const pay = `withdrawal pay ${first} ${payee.account} --reference BT1`;
  expect((await typed(pay)).out).toBe(`${first}　现在是“已打款”`);
  expect((await typed(`withdrawal refuse ${second} --note 户名不符`)).out).toBe(`${second}　现在是“已退回”`);
  expect((await typed('withdrawals')).out).toBe('没有“待打款”的提现');
  expect((await typed(`promoter end ${who.phone} --note 到期`)).out).toBe(`${who.phone}　现在是“已结束”`);
  expect(await typed(`promoter approve ${who.phone}`)).toMatchObject({ code: 1 });
});
