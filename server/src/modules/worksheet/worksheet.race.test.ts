import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { lab, order, services } from '../../../testing/orders';
import { testApp } from '../../../testing/testApp';

describeOnPostgres('worksheets', () => {
  test('of people who begin worksheets with the same samples at a time, one has them', async () => {
    const t = await testApp({ database: 'postgres' });
    const desk = await lab(t);
    const { code } = await order(t, await member(t.db), services.sampled);
    await desk.acts(code, 'receive', 'confirm', 'test');
    const wanted = { service_rid: services.sampled, codes: [code] };
    const begin = () => t.call('staff/worksheet/add', wanted, { token: desk.token });
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ error }) => error ?? 'begun').sort()).toEqual([
      'begun',
      'worksheet_empty',
      'worksheet_empty',
    ]);
  });
});
