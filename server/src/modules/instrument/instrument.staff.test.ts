import { staff } from '../../../testing/factories';
import { testApp } from '../../../testing/testApp';

test('opening hours that overlap on a weekday are refused: their slots would be offered twice', async () => {
  const t = await testApp();
  const { token } = await staff(t.db);
  const { data } = await t.call('staff/instrument/list', { size: 1 }, { token });
  const [row] = data.list;
  if (!row) throw new Error('no instrument');
  const { code, name, place, slot_minutes, capacity, self_operated, device_rids } = row;
  const save = (...hours: { weekday: number; from: string; to: string }[]) =>
    t.call(
      'staff/instrument/save',
      { code, name, place, slot_minutes, capacity, self_operated, device_rids, hours },
      { token },
    );
  const morning = { weekday: 1, from: '08:30', to: '12:00' };
  const wrong = await save(morning, { weekday: 1, from: '11:30', to: '18:00' });
  expect(wrong).toMatchObject({ status: 422, fields: { hours: '[开放时间]不能重复或重叠' } });
  expect((await save(morning, morning)).status).toBe(422);
  expect(
    (await save(morning, { ...morning, weekday: 2 }, { weekday: 1, from: '12:00', to: '18:00' })).code,
  ).toBe(1);
});
