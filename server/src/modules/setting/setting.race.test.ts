import { describeOnPostgres } from '../../../testing/database';
import { member, staff } from '../../../testing/factories';
import { anotherProcess, testApp } from '../../../testing/testApp';

describeOnPostgres('settings with several processes', () => {
  test('a changed capacity applies at once in another process', async () => {
    const t = await testApp({ database: 'postgres' });
    const other = await anotherProcess(t);
    const days = { from: '2026-11-24', to: '2026-11-24' };
    const left = async () => (await other.call('open/sampling/slots', days)).data[0]?.slots[0]?.left;
    expect(await left()).toBe(3);
    const { token } = await staff(t.db);
    await t.call('staff/setting/update', { key: 'slotCapacity', value: 1 }, { token });
    expect(await left()).toBe(1);
    const visit = { date: '2026-11-24', time: '08:30-10:30', name: '王小明', phone: '13912345678' };
    const place = {
      province: '北京市',
      city: '北京市',
      area: '海淀区',
      address: '学院路',
      address_code: '110108',
    };
    const book = async () => {
      const { token } = await member(t.db);
      return other.call('auth/sampling/add', { ...visit, ...place }, { token });
    };
    expect((await book()).code).toBe(1);
    expect(await book()).toMatchObject({ status: 409, error: 'pickup_slot_unavailable' });
  });
});
