import { offer } from '../../../testing/coupons';
import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;

describeOnPostgres('at the same time', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    desk = await lab(t);
  });

  test('one member who claims twenty times gets one coupon', async () => {
    const { code } = await offer(t, desk);
    const { token } = await member(t.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => t.call('auth/coupon/claim', { code }, { token })),
    );
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['coupon_not_issued']));
  });

  test('twenty members who claim ten coupons get ten', async () => {
    const { code } = await offer(t, desk, { total: 10 });
    const people = await Promise.all(Array.from({ length: 20 }, () => member(t.db)));
    const answers = await Promise.all(
      people.map(({ token }) => t.call('auth/coupon/claim', { code }, { token })),
    );
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(10);
    const { data } = await t.call('staff/coupon/list', {}, { token: desk.token });
    expect(data.list.find((one) => one.code === code)?.issued).toBe(10);
  });
});
