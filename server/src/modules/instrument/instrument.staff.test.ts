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

test('visitors see the instruments in service with their rooms and services; one that is taken out of service is gone at once', async () => {
  const t = await testApp();
  const { token } = await staff(t.db);
  const shown = async () => (await t.call('open/web/instrument/list', {})).data;
  expect((await shown()).find(({ code }) => code === 'XPS-1')).toEqual({
    code: 'XPS-1',
    name: 'Thermo ESCALAB Xi+',
    place: '材料楼 103',
    self_operated: false,
    services: [{ rid: 'onsite-xps', name: expect.stringMatching(/./) }],
  });
  const broken = { code: 'XPS-1', reason: '更换阳极' };
  expect((await t.call('staff/instrument/outOfService', broken, { token })).code).toBe(1);
  expect((await shown()).map(({ code }) => code)).not.toContain('XPS-1');
});
