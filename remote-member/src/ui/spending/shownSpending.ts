import type { Spending, Spent } from '@portal/shared/contract';

/** Spending of a member, or of a group by its members. */
export interface ShownSpending extends Spending {
  readonly members?: readonly Spent[];
}
