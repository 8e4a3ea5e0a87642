import type { Deps } from '../deps';
import { seedDemoMember } from './demoMember';
import { seedDemoOrders } from './demoOrders';
import { seedDemoPlan } from './demoPlan';
import { seed } from './seed';
import { seedStaff } from './staffAccount';

/** What local mode has besides the public content, one line each, in this order. */
const localSeeds: readonly ((deps: Deps) => Promise<void>)[] = [seedDemoMember, seedDemoOrders, seedDemoPlan];

/** Everything that a fresh portal is filled with; what was written before stays as it is. */
export async function seedAtStart(deps: Deps): Promise<void> {
  await seed(deps.db, deps.now());
  await seedStaff(deps);
  if (deps.env.mode !== 'local') return;
  for (const add of localSeeds) await add(deps);
}
