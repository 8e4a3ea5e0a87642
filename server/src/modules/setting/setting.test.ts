import { isPickupDayDisabled } from '@portal/shared/rules';
import { areaList } from '@vant/area-data';
import { testApp } from '../../../testing/testApp';

const setting = async () => {
  const { call } = await testApp();
  return (await call('open/setting', {})).data;
};

test('pick-up regions are real districts of the two cities that the tip table names', async () => {
  const { allowRegion, samplingInfo } = await setting();
  const districts: Readonly<Record<string, string>> = areaList.county_list;
  const cities: Readonly<Record<string, string>> = areaList.city_list;
  const byCity = new Map<string, string[]>();
  for (const code of allowRegion) {
    const city = cities[`${code.slice(0, 4)}00`] ?? '';
    byCity.set(city, [...(byCity.get(city) ?? []), districts[code] ?? `unknown ${code}`]);
  }
  expect(samplingInfo).toEqual([...byCity].map(([city, names]) => ({ city, districts: names })));
  expect(samplingInfo).toHaveLength(2);
});

test('samples are picked up on working days, not on Sundays, also those that make up for a holiday, or holidays', async () => {
  const { samplingSetting } = await setting();
  const closed = (day: string) => isPickupDayDisabled(samplingSetting, { day, today: '2026-12-20' });
  expect(['2026-12-21', '2026-12-26', '2027-02-13'].map(closed)).toEqual([false, false, false]);
  expect(['2026-12-27', '2027-01-01', '2027-01-31'].map(closed)).toEqual([true, true, true]);
  expect(samplingSetting.sampling_time_arr).toHaveLength(4);
});

test('the company data are marked as an example', async () => {
  const { localInfo } = await setting();
  expect(localInfo.company).toContain('示例');
  expect(localInfo.email).toMatch(/@example\.com$/);
  expect(Object.values(localInfo.express).every((text) => text !== '')).toBe(true);
});

test('public settings are read by key; others are refused as if they did not exist', async () => {
  const { call } = await testApp();
  const all = await call('open/setting', {});
  const { data } = await call('open/setting/list4key', { keys: ['localInfo', 'points', 'localInfo'] });
  expect(data).toEqual({ localInfo: all.data.localInfo, points: { per_yuan: 1, evaluation: 20 } });
  for (const key of ['bankAccount', 'manager', 'approvalFen', 'popup', '__proto__']) {
    const answer = await call('open/setting/list4key', JSON.parse(`{"keys":["${key}"]}`));
    expect(answer).toMatchObject({ status: 422, fields: { 'keys.0': '[设置项]不存在' } });
  }
});
