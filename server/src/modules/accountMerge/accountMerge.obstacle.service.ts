import { type MergeObstacleKind, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { findClosing } from '../closing/closing.repo';
import { groupOfMember } from '../priceGroup/priceGroup.member.repo';
import type { UserRow } from '../user/user.repo';
import { isHeld, missingCredit } from './accountMerge.money.service';
import {
  groupsOfBoth,
  ownedGroups,
  waitingApprovals,
  waitingCreditApplies,
  waitingGroupPayments,
  waitingWithdrawals,
} from './accountMerge.obstacle.repo';

/** Both accounts of a merge, as they were read. */
export interface Both {
  readonly from: UserRow;
  readonly into: UserRow;
}

/** Names of what is in the way; undefined when nothing is. */
type Check = (tx: Tx, both: Both, approval?: string) => Promise<readonly string[] | undefined>;

const some = (names: readonly string[]): readonly string[] | undefined =>
  names.length > 0 ? names : undefined;

const nameOf = ({ phone, account }: UserRow): string => phone ?? account;

/** All checks before a merge. What can be moved is no obstacle: see the rules of the tables. */
const checks = {
  same: async (_tx, { from, into }) => (from.rid === into.rid ? [] : undefined),
  staff: async (_tx, { from, into }) => (from.role === 'staff' || into.role === 'staff' ? [] : undefined),
  merged: async (_tx, { from, into }) =>
    some([from, into].filter((user) => user.merged_into !== null).map(nameOf)),
  closing: async (tx, { from, into }) => {
    const found: string[] = [];
    for (const user of [from, into]) if (await findClosing(tx, user.rid)) found.push(nameOf(user));
    return some(found);
  },
  priceGroup: async (tx, { from, into }) => {
    const groups = [await groupOfMember(tx, from.rid), await groupOfMember(tx, into.rid)];
    const [first, second] = groups;
    return first && second && first.rid !== second.rid ? [first.name, second.name] : undefined;
  },
  clusterOwners: async (tx, { from, into }) => {
    const [given, kept] = [await ownedGroups(tx, from.rid), await ownedGroups(tx, into.rid)];
    return given.length > 0 && kept.length > 0 ? [...given, ...kept] : undefined;
  },
  clusterMember: async (tx, { from, into }) =>
    some(await groupsOfBoth(tx, { from: from.rid, into: into.rid })),
  clusterPayment: async (tx, { from }) => some(await waitingGroupPayments(tx, from.rid)),
  withdrawal: async (tx, { from, into }) => some(await waitingWithdrawals(tx, [from.rid, into.rid])),
  approval: async (tx, { from, into }, approval) =>
    some(await waitingApprovals(tx, [from.rid, into.rid], approval)),
  creditApply: async (tx, { from, into }) => {
    const codes = await waitingCreditApplies(tx, [from.rid, into.rid]);
    return codes.length > 1 ? codes : undefined;
  },
  credit: async (tx, { from, into }) => {
    const missing = await missingCredit(tx, { from: from.rid, into: into.rid });
    return missing > 0 ? [reasons.creditMissing(missing)] : undefined;
  },
} as const satisfies Partial<Record<MergeObstacleKind, Check>>;

/** Returns what is in the way of a merge, in words; empty when nothing is. `approval` is the one that is agreed to. */
export async function mergeObstacles(tx: Tx, both: Both, approval?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, check] of Object.entries(checks) as [keyof typeof checks, Check][]) {
    const names = await check(tx, both, approval);
    if (names === undefined) continue;
    found.push(reasons.mergeObstacle(kind, names));
    // Of the same account twice nothing else can be said.
    if (kind === 'same') return found;
  }
  // What has reserved money is mostly named above.
  const unnamed = found.length === 0 && (await isHeld(tx, { from: both.from.rid, into: both.into.rid }));
  return unnamed ? [reasons.mergeObstacle('held', [])] : found;
}
