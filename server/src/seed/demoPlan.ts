import type { Deps } from '../deps';
import { demoMember } from './demoMember';
import { planItems } from './demoOrder';
import { seedOnce } from './seed';

/**
 * Counts of three services in two groups: one of a special area, which is listed first, and two that need samples.
 */
const planned = { sem: 2, ftir: 1, 'area-graphene': 1 };

/** Creates the demo member's plan once, after the demo orders. */
export async function seedDemoPlan({ db, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo plan', now(), (tx) => planItems(tx, demoMember.rid, planned, now()));
}
