import { member } from '../../testing/factories';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

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
    out: expect.stringContaining('现在是“已确认”'),
  });
  expect((await typed(`sampling cancel ${booked.code} --note 道路封闭`)).code).toBe(0);
  expect(await typed(`sampling finish ${booked.code}`)).toMatchObject({ code: 1 });
  expect(await typed(`sampling open ${booked.code}`)).toMatchObject({
    code: 1,
    out: expect.stringContaining('confirm'),
  });
});
