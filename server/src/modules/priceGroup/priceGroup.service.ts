import { labClock, type OwnPrices } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findOwnPrices } from './priceGroup.repo';

/** What decides about prices beside the catalogue: the day, and the prices of who asks; none for the list prices. */
export interface Pricing {
  readonly today: string;
  readonly own: OwnPrices | undefined;
}

/** Returns the list prices of a day, which everybody sees. */
export const listPricing = (now: Date): Pricing => ({ today: labClock(now).today, own: undefined });

/** Returns a member's prices of a day. */
export async function ownPricing(tx: Tx, user_rid: string, now: Date): Promise<Pricing> {
  const { today } = labClock(now);
  return { today, own: await findOwnPrices(tx, user_rid, today) };
}
