import { member } from '../../testing/factories';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

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
  ['coupon add A --name 券 --amount 1.234 --ends 2027-01-01', '金额应为元'],
  ['coupon add A --name 券 --amount 5 --ends 明天', '日期应为'],
  ['coupon add A --name 券 --percent ten --ends 2027-01-01', '应为整数'],
  ['coupon add A --amount 5 --ends 2027-01-01', '请写明名称'],
  ['coupon give A', '请写明客户账号'],
  ['coupon give NONE 13800000000', '没有优惠券 NONE'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});
