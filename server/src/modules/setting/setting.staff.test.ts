import type { Input } from '@portal/shared/contract';
import { daysAfter } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { member, staff } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { settingSeed } from '../../seed/setting';
import { audits } from '../audit/audit.table';
import { updateSetting } from './setting.repo';

let t: TestApp;
let token: string;
let rid: string;
beforeEach(async () => {
  t = await testApp();
  ({ token, rid } = await staff(t.db));
});

const set = (input: Input<'staff/setting/update'>) => t.call('staff/setting/update', input, { token });
const day = '2026-11-24';
const tier = { amount_fen: 100_000, bonus_fen: 1000 };
const place = {
  name: '王小明',
  phone: '13912345678',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '学院路 30 号',
  address_code: '110108',
};
const book = async () => {
  const { token } = await member(t.db);
  return t.call('auth/sampling/add', { ...place, date: day, time: '08:30-10:30' }, { token });
};

test('a holiday applies at once: its slots close, and the cached answer is cleared', async () => {
  await t.call('open/setting', {});
  const { samplingSetting } = settingSeed;
  const value = { ...samplingSetting, disabled_date: [...samplingSetting.disabled_date, day] };
  expect((await set({ key: 'samplingSetting', value })).data.samplingSetting).toEqual(value);
  const { data } = await t.call('open/sampling/slots', { from: day, to: day });
  expect(data[0]?.slots.every(({ disabled }) => disabled)).toBe(true);
  expect(await book()).toMatchObject({ status: 409, error: 'pickup_slot_unavailable' });
  expect((await t.call('open/setting', {})).data.samplingSetting.disabled_date).toContain(day);
});

test('how many visits a slot takes is a setting', async () => {
  await set({ key: 'slotCapacity', value: 1 });
  expect((await book()).code).toBe(1);
  expect(await book()).toMatchObject({ status: 409, error: 'pickup_slot_unavailable' });
});

test('districts are those of the setting', async () => {
  await set({ key: 'pickupCities', value: [{ city: '上海市', districts: { 310115: '浦东新区' } }] });
  expect(await book()).toMatchObject({ status: 422, error: 'pickup_unavailable' });
  const { allowRegion, samplingInfo } = (await t.call('open/setting', {})).data;
  expect(allowRegion).toEqual(['310115']);
  expect(samplingInfo).toEqual([{ city: '上海市', districts: ['浦东新区'] }]);
});

test('a change is in the audit log with the value before', async () => {
  await set({ key: 'slotCapacity', value: 5 });
  const rows = await t.db.read((tx) => tx.select().from(audits).where(eq(audits.staff_rid, rid)));
  expect(rows).toMatchObject([{ act: 'setting.update', target: 'slotCapacity', before: 3, after: 5 }]);
  await set({ key: 'overdueDays', value: 20 });
  t.clock.pass(60);
  await set({ key: 'slotCapacity', value: 6 });
  const { data } = await t.call('staff/setting/changes', {}, { token });
  expect(data.map(({ key, by }) => [key, by !== ''])).toEqual([
    ['overdueDays', true],
    ['slotCapacity', true],
  ]);
  expect(data[1]?.at).toBe(t.clock.now().toISOString());
});

test('a wrong value is refused with its field and changes nothing', async () => {
  const { samplingSetting, localInfo } = settingSeed;
  const wrong: [Input<'staff/setting/update'>, string][] = [
    [{ key: 'slotCapacity', value: 0 }, 'value'],
    [{ key: 'samplingSetting', value: { ...samplingSetting, disabled_week: [7] } }, 'value.disabled_week.0'],
    [
      { key: 'samplingSetting', value: { ...samplingSetting, disabled_date: ['x'] } },
      'value.disabled_date.0',
    ],
    [
      { key: 'samplingSetting', value: { ...samplingSetting, disabled_time: ['07:00-08:00'] } },
      'value.disabled_time',
    ],
    [{ key: 'localInfo', value: { ...localInfo, email: 'nobody' } }, 'value.email'],
    [{ key: 'localInfo', value: { ...localInfo, police: '京公网安备123号' } }, 'value.police'],
    [{ key: 'pickupCities', value: [] }, 'value'],
    [{ key: 'approvalFen', value: 0.5 }, 'value'],
    [{ key: 'defaultCreditFen', value: -1 }, 'value'],
    [{ key: 'prestoreTiers', value: [tier, tier] }, 'value'],
    [{ key: 'bankAccount', value: { name: '示例', bank: '示例', account: 'x' } }, 'value.account'],
  ];
  for (const [input, field] of wrong) {
    const answer = await set(input);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
  }
  expect((await t.call('staff/setting/list', {}, { token })).data).toEqual(settingSeed);
});

test('times that no visit can be made in are refused', async () => {
  const { samplingSetting } = settingSeed;
  const [first = '', second = '', third = '', last = ''] = samplingSetting.sampling_time_arr;
  const slots = (...four: string[]) => ({ sampling_time_arr: four, disabled_date_time: {} });
  const year = Array.from({ length: 366 }, (_, days) => daysAfter('2026-11-18', days));
  const wrong: [Partial<typeof samplingSetting>, string][] = [
    [{ disabled_week: [0, 1, 2, 3, 4, 5, 6] }, 'value.disabled_week'],
    [{ disabled_time: [first, second, third, last] }, 'value.disabled_time'],
    [{ disabled_date: year, invalid_disabled_date: [] }, 'value.disabled_date'],
    [slots('25:00-26:99', second, third, last), 'value.sampling_time_arr.0'],
    [slots('10:30-08:30', second, third, last), 'value.sampling_time_arr.0'],
    [slots('08:30-08:30', second, third, last), 'value.sampling_time_arr.0'],
    [slots(first, first, third, last), 'value.sampling_time_arr'],
    [slots(first, '09:00-12:30', third, last), 'value.sampling_time_arr'],
    [slots(second, first, third, last), 'value.sampling_time_arr'],
    [slots('', second, third, last), 'value.sampling_time_arr.0'],
    [{ disabled_date: Array(1001).fill('2027-01-01') }, 'value.disabled_date'],
  ];
  for (const [part, field] of wrong) {
    const answer = await set({ key: 'samplingSetting', value: { ...samplingSetting, ...part } });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
  }
  expect((await t.call('staff/setting/list', {}, { token })).data).toEqual(settingSeed);
});

test('a setting of an older release without any working day can still be read', async () => {
  const value = { ...settingSeed.samplingSetting, disabled_week: [0, 1, 2, 3, 4, 5, 6], disabled_date: [] };
  await t.db.transaction((tx) => updateSetting(tx, 'samplingSetting', value));
  expect((await t.call('staff/setting/list', {}, { token })).data.samplingSetting).toEqual(value);
});

test('members can neither read nor change settings', async () => {
  const { token } = await member(t.db);
  expect((await t.call('staff/setting/list', {}, { token })).status).toBe(403);
});
