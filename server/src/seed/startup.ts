import type { Deps } from '../deps';
import { Refusal } from '../http/error';
import { seedDemoApprovals } from './demoApprovals';
import { seedDemoCoupons } from './demoCoupons';
import { seedDemoEvaluations } from './demoEvaluation';
import { seedDemoGroups } from './demoGroup';
import { seedDemoInvite } from './demoInvite';
import { seedDemoInvoices } from './demoInvoices';
import { seedDemoMember } from './demoMember';
import { seedDemoMoney } from './demoMoney';
import { seedDemoOrders } from './demoOrders';
import { seedDemoPlan } from './demoPlan';
import { seedDemoPoints } from './demoPoints';
import { seedDemoPromotion } from './demoPromotion';
import { seedDemoQuotations } from './demoQuotations';
import { seedDemoReservations } from './demoReservations';
import { seedDemoSamples } from './demoSamples';
import { seedDemoTransfers } from './demoTransfers';
import { seed } from './seed';
import { seedStaff } from './staffAccount';

/** Additional content of local mode, written in this order. */
const localSeeds: readonly ((deps: Deps) => Promise<void>)[] = [
  seedDemoMember,
  seedDemoCoupons,
  seedDemoMoney,
  seedDemoOrders,
  seedDemoInvoices,
  seedDemoPromotion,
  seedDemoInvite,
  seedDemoSamples,
  seedDemoPoints,
  seedDemoEvaluations,
  seedDemoQuotations,
  seedDemoGroups,
  seedDemoApprovals,
  seedDemoTransfers,
  seedDemoReservations,
  seedDemoPlan,
];

/** Writes all content of a new portal; existing content is not changed. */
export async function seedAtStart(deps: Deps): Promise<void> {
  await seed(deps.db, deps.now());
  await seedStaff(deps);
  if (deps.env.mode !== 'local') return;
  for (const add of localSeeds) await add(deps).catch(leaveOut);
}

/** Leaves a part out that is refused, because visitors of an older demo have changed what it builds on. */
function leaveOut(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
