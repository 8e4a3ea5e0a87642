import { recycleStates, sampleStates } from '@portal/shared/rules';
import { staff } from '../../testing/factories';
import { testApp } from '../../testing/testApp';
import { sampleJob } from '../modules/sample/sample.job';
import { seedDemoCoupons } from './demoCoupons';
import { demoMember, seedDemoMember } from './demoMember';
import { seedDemoMoney } from './demoMoney';
import { seedDemoOrders } from './demoOrders';
import { seedDemoSamples } from './demoSamples';

test('the demo member has a sample in every state, and a request in every state but those of later days', async () => {
  const t = await testApp();
  await staff(t.db, { account: 'staff' });
  for (const seed of [seedDemoMember, seedDemoCoupons, seedDemoMoney, seedDemoOrders, seedDemoSamples])
    await seed(t.deps);
  const { phone, password } = demoMember;
  const { token } = (await t.call('open/login', { account: phone, password }, {})).data;
  const { counts } = (await t.call('auth/web/sample/list4person', {}, { token })).data;
  expect(Object.keys(counts).sort()).toEqual([...sampleStates].sort());
  const { list } = (await t.call('auth/sample4recycle/list4person', {}, { token })).data;
  const later = ['done', 'cancelled'];
  expect(list.map(({ state }) => state).sort()).toEqual(
    recycleStates.filter((state) => !later.includes(state)).sort(),
  );
  // The job finds nothing overdue that a visitor of the demo would be told of at once.
  await sampleJob.run(t.deps, t.app.log);
  expect((await t.call('auth/web/sample/list4person', {}, { token })).data.counts).toEqual(counts);
});
