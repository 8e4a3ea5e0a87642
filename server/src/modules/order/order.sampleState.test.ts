import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { staff } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { seedDemoCoupons } from '../../seed/demoCoupons';
import { seedDemoMember } from '../../seed/demoMember';
import { seedDemoMoney } from '../../seed/demoMoney';
import { seedDemoOrders } from '../../seed/demoOrders';
import { sampleEvents, samples } from './order.sampleState.table';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await staff(t.db, { account: 'staff' });
  for (const seed of [seedDemoMember, seedDemoCoupons, seedDemoMoney, seedDemoOrders]) await seed(t.deps);
});

/** Returns the statement of the migration that writes the samples of existing orders. */
function migratedSamples(): string {
  const folder = join(__dirname, '../../db/migrations');
  const file = readdirSync(folder).find((name) => name.endsWith('_samples_have_a_life_of_their_own.sql'));
  const statements = readFileSync(join(folder, file ?? ''), 'utf8').split('--> statement-breakpoint');
  return statements.find((statement) => statement.includes('INSERT INTO "sample"')) ?? '';
}

const rows = async () => {
  const found = await t.db.read((tx) => tx.select().from(samples).orderBy(samples.rid));
  return found.map(({ rid, order_rid, state, disposal, received }) => ({
    ...{ rid, order_rid, state, disposal, received },
  }));
};

test('samples of orders from before get the states that the acts on their orders would have given them', async () => {
  const before = await rows();
  expect(new Set(before.map(({ state }) => state))).toEqual(
    new Set(['registered', 'cancelled', 'received', 'stored', 'discarding', 'returning', 'returned']),
  );
  await t.db.transaction(async (tx) => {
    await tx.delete(sampleEvents);
    await tx.delete(samples);
    await tx.execute(sql.raw(migratedSamples()));
  });
  expect(await rows()).toEqual(before);
  const codes = await t.db.read((tx) => tx.select({ code: samples.code }).from(samples));
  expect(codes.every(({ code }) => /^P\d{8}-\d{6}$/.test(code))).toBe(true);
});
