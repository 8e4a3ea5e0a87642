import { type AccountKind, accountKinds, type TransferKind, transferKinds } from '@portal/shared/rules';

/** Who owns an account: a member, a group or the lab. */
export type Owner = { readonly kind: 'member' | 'group'; readonly rid: string } | { readonly kind: 'lab' };

/** The lab as the owner of an account. */
export const labOwner: Owner = { kind: 'lab' };

/** One account: its owner and its kind. It exists from its first transfer on. */
export interface AccountRef {
  readonly owner: Owner;
  readonly kind: AccountKind;
}

/**
 * The order in which accounts are locked, by their kind and then by their key. A payment locks in steps: the money that it moves, then
 * the accounts of points, then those of rebates.
 */
export const lockOrder = [
  ...(['cash', 'bonus', 'credit', 'revenue', 'suspense', 'bonus_given'] as const),
  ...(['points', 'points_given', 'rebate', 'rebate_owed', 'bank'] as const),
] satisfies AccountKind[];

/** Returns the key of an account, such as `member:k3v…:cash` or `lab:bank`. */
export function accountRid({ owner, kind }: AccountRef): string {
  return owner.kind === 'lab' ? `lab:${kind}` : `${owner.kind}:${owner.rid}:${kind}`;
}

/** Returns the key of the group that owns an account; undefined when a member or the lab owns it. */
export const groupOf = (rid: string): string | undefined => /^group:(.+):[a-z_]+$/.exec(rid)?.[1];

/** Returns the key of the member who owns an account; undefined when a group or the lab owns it. */
export const memberOf = (rid: string): string | undefined => /^member:(.+):[a-z_]+$/.exec(rid)?.[1];

/** Returns whether the owner can have an account of this kind. */
export const canOwn = ({ owner, kind }: AccountRef): boolean =>
  (owner.kind === 'lab') === (accountKinds[kind].side === 'lab');

/** An account with its running totals, as the database stores it. */
export interface Account {
  readonly rid: string;
  readonly owner_kind: Owner['kind'];
  readonly owner_rid: string | null;
  readonly kind: AccountKind;
  readonly debits_posted: number;
  readonly credits_posted: number;
  readonly debits_pending: number;
  readonly credits_pending: number;
  /** The limit that the database holds now. */
  readonly floor: number | null;
  /** The limit that was set. `floor` is lower while the account is below `agreed_floor`, and rises with its balance. */
  readonly agreed_floor: number | null;
  readonly ceiling: number | null;
  readonly closed: Date | null;
  /** Time of the last entry. */
  readonly last_at: Date | null;
}

/** Returns a new account with the limits of its kind. */
export function newAccount(ref: AccountRef): Account {
  const { floor, ceiling } = accountKinds[ref.kind];
  return {
    rid: accountRid(ref),
    owner_kind: ref.owner.kind,
    owner_rid: ref.owner.kind === 'lab' ? null : ref.owner.rid,
    kind: ref.kind,
    debits_posted: 0,
    credits_posted: 0,
    debits_pending: 0,
    credits_pending: 0,
    floor,
    agreed_floor: floor,
    ceiling,
    closed: null,
    last_at: null,
  };
}

/** Returns the posted balance: credits minus debits, for every kind of account. */
export const balanceOf = (account: Account): number => account.credits_posted - account.debits_posted;

/** Returns how much may be debited; Infinity without a floor. */
export const freeOf = (account: Account): number =>
  account.floor === null ? Infinity : balanceOf(account) - account.debits_pending - account.floor;

/** Returns how much may be credited; Infinity without a ceiling. */
export const roomOf = (account: Account): number =>
  account.ceiling === null ? Infinity : account.ceiling - balanceOf(account) - account.credits_pending;

/**
 * Returns the account with `floor` set from `agreed_floor`. While the account is below `agreed_floor`, the floor is
 * its balance: a limit can be lowered at any time, and repaid amounts can't be used again.
 */
export function withFloor(account: Account): Account {
  const { agreed_floor } = account;
  const floor =
    agreed_floor === null ? null : Math.min(agreed_floor, balanceOf(account) - account.debits_pending);
  return { ...account, floor };
}

/** Returns the label of an entry's transfer for lists. */
export function entryLabel(entry: {
  readonly kind: TransferKind | null;
  readonly reverses: string | null;
}): string {
  const label = entry.kind === null ? '' : transferKinds[entry.kind].label;
  return entry.reverses === null ? label : `${label}（退回）`;
}
