/** Who owns an account: a member, a group or the lab. */
export type Owner = { readonly kind: 'member' | 'group'; readonly rid: string } | { readonly kind: 'lab' };

/** The lab as the owner of an account. */
export const labOwner: Owner = { kind: 'lab' };

export type Unit = 'fen' | 'points';

interface AccountRule {
  /** `owned`: each member and each group has one. `lab`: only the lab has one. */
  readonly side: 'owned' | 'lab';
  readonly unit: Unit;
  /** Lowest balance, pending debits deducted; null for none. `setLimit` changes it. */
  readonly floor: number | null;
  /** Highest balance, pending credits added; null for none. */
  readonly ceiling: number | null;
}

const owned = { side: 'owned', unit: 'fen', floor: 0, ceiling: null } as const;
const lab = { side: 'lab', unit: 'fen', floor: null, ceiling: null } as const;

/** The kinds of accounts. docs/money.md shows this table; a test compares both. */
export const accountKinds = {
  cash: owned,
  bonus: owned,
  credit: { ...owned, ceiling: 0 },
  points: { ...owned, unit: 'points' },
  rebate: owned,
  bank: lab,
  revenue: lab,
  bonus_given: lab,
  points_given: { ...lab, unit: 'points' },
  rebate_owed: lab,
  suspense: lab,
} as const satisfies Record<string, AccountRule>;

export type AccountKind = keyof typeof accountKinds;

interface TransferRule {
  readonly debit: AccountKind;
  readonly credit: AccountKind;
}

/** The kinds of transfers, each with its debited and credited account. docs/money.md shows this table; a test compares both. */
export const transferKinds = {
  deposit: { debit: 'bank', credit: 'cash' },
  deposit_back: { debit: 'cash', credit: 'bank' },
  bonus: { debit: 'bonus_given', credit: 'bonus' },
  bonus_back: { debit: 'bonus', credit: 'bonus_given' },
  voucher: { debit: 'bank', credit: 'suspense' },
  voucher_matched: { debit: 'suspense', credit: 'cash' },
  voucher_back: { debit: 'suspense', credit: 'bank' },
  allot_cash: { debit: 'cash', credit: 'cash' },
  allot_bonus: { debit: 'bonus', credit: 'bonus' },
  order_on_credit: { debit: 'credit', credit: 'revenue' },
  order_by_cash: { debit: 'cash', credit: 'revenue' },
  order_by_bonus: { debit: 'bonus', credit: 'revenue' },
  bill_by_cash: { debit: 'cash', credit: 'credit' },
  bill_by_bonus: { debit: 'bonus', credit: 'credit' },
  bill_by_bank: { debit: 'bank', credit: 'credit' },
  bill_by_suspense: { debit: 'suspense', credit: 'credit' },
  bill_lowered: { debit: 'revenue', credit: 'credit' },
  refund_cash: { debit: 'revenue', credit: 'cash' },
  refund_bonus: { debit: 'revenue', credit: 'bonus' },
  points_earned: { debit: 'points_given', credit: 'points' },
  points_spent: { debit: 'points', credit: 'points_given' },
  points_gift: { debit: 'points', credit: 'points' },
  rebate_earned: { debit: 'rebate_owed', credit: 'rebate' },
  rebate_back: { debit: 'rebate', credit: 'rebate_owed' },
  rebate_paid: { debit: 'rebate', credit: 'bank' },
} as const satisfies Record<string, TransferRule>;

export type TransferKind = keyof typeof transferKinds;

/** One account: its owner and its kind. It exists from its first transfer on. */
export interface AccountRef {
  readonly owner: Owner;
  readonly kind: AccountKind;
}

/** Returns the key of an account, such as `member:k3v…:cash` or `lab:bank`. */
export function accountRid({ owner, kind }: AccountRef): string {
  return owner.kind === 'lab' ? `lab:${kind}` : `${owner.kind}:${owner.rid}:${kind}`;
}

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
 * Returns the account with `floor` set from `agreed_floor`. While more is used than agreed, the floor is what is used:
 * a limit can be lowered at any time, and what is repaid can't be used again.
 */
export function withFloor(account: Account): Account {
  const { agreed_floor } = account;
  const floor =
    agreed_floor === null ? null : Math.min(agreed_floor, balanceOf(account) - account.debits_pending);
  return { ...account, floor };
}
