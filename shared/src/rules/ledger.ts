/** What the amounts of an account count. One transfer never moves between both. */
export type LedgerUnit = 'fen' | 'points';

interface AccountRule {
  readonly label: string;
  /** `owned`: each member and each group has one. `lab`: only the lab has one. */
  readonly side: 'owned' | 'lab';
  readonly unit: LedgerUnit;
  /** Lowest balance, pending debits deducted; null for none. The limit of one account may be set apart. */
  readonly floor: number | null;
  /** Highest balance, pending credits added; null for none. */
  readonly ceiling: number | null;
}

const owned = { side: 'owned', unit: 'fen', floor: 0, ceiling: null } as const;
const lab = { side: 'lab', unit: 'fen', floor: null, ceiling: null } as const;

/** The kinds of accounts in the ledger. docs/money.md shows this table; a test compares both. */
export const accountKinds = {
  cash: { ...owned, label: '预存' },
  bonus: { ...owned, label: '赠送金' },
  credit: { ...owned, ceiling: 0, label: '信用额度' },
  points: { ...owned, unit: 'points', label: '积分' },
  rebate: { ...owned, label: '返利' },
  bank: { ...lab, label: '银行' },
  revenue: { ...lab, label: '检测收入' },
  suspense: { ...lab, label: '待核对款项' },
  bonus_given: { ...lab, label: '已发赠送金' },
  points_given: { ...lab, unit: 'points', label: '已发积分' },
  rebate_owed: { ...lab, label: '已计返利' },
} as const satisfies Record<string, AccountRule>;

export type AccountKind = keyof typeof accountKinds;

/** Kinds of accounts that members and groups have. */
export const ownedAccounts = ['cash', 'bonus', 'credit', 'points', 'rebate'] as const satisfies AccountKind[];
export type OwnedAccount = (typeof ownedAccounts)[number];

export const ledgerAccounts = Object.keys(accountKinds) as [AccountKind, ...AccountKind[]];

interface TransferRule {
  /** What lists of entries show. */
  readonly label: string;
  readonly debit: AccountKind;
  readonly credit: AccountKind;
}

/**
 * The kinds of transfers, each with its debited and credited account. The ledger refuses all others. docs/money.md
 * shows this table; a test compares both.
 */
export const transferKinds = {
  deposit: { label: '预存到账', debit: 'bank', credit: 'cash' },
  deposit_back: { label: '预存退款', debit: 'cash', credit: 'bank' },
  bonus: { label: '预存赠送', debit: 'bonus_given', credit: 'bonus' },
  bonus_back: { label: '赠送收回', debit: 'bonus', credit: 'bonus_given' },
  voucher: { label: '转账待核对', debit: 'bank', credit: 'suspense' },
  voucher_matched: { label: '转账到账', debit: 'suspense', credit: 'cash' },
  voucher_back: { label: '转账退回', debit: 'suspense', credit: 'bank' },
  allot_cash: { label: '预存划转', debit: 'cash', credit: 'cash' },
  allot_bonus: { label: '赠送金划转', debit: 'bonus', credit: 'bonus' },
  order_on_credit: { label: '订单记账', debit: 'credit', credit: 'revenue' },
  order_by_cash: { label: '订单付款', debit: 'cash', credit: 'revenue' },
  order_by_bonus: { label: '订单付款（赠送金）', debit: 'bonus', credit: 'revenue' },
  statement_by_cash: { label: '结算单付款', debit: 'cash', credit: 'credit' },
  statement_by_bonus: { label: '结算单付款（赠送金）', debit: 'bonus', credit: 'credit' },
  statement_by_bank: { label: '结算单转账付款', debit: 'bank', credit: 'credit' },
  statement_by_suspense: { label: '结算单转账付款', debit: 'suspense', credit: 'credit' },
  statement_lowered: { label: '结算单调减', debit: 'revenue', credit: 'credit' },
  refund_cash: { label: '退款', debit: 'revenue', credit: 'cash' },
  refund_bonus: { label: '退款（赠送金）', debit: 'revenue', credit: 'bonus' },
  points_earned: { label: '付款获得积分', debit: 'points_given', credit: 'points' },
  points_evaluated: { label: '评价获得积分', debit: 'points_given', credit: 'points' },
  points_spent: { label: '兑换积分', debit: 'points', credit: 'points_given' },
  points_gift: { label: '转赠积分', debit: 'points', credit: 'points' },
  points_expired: { label: '积分过期', debit: 'points', credit: 'points_given' },
  points_added: { label: '积分调增', debit: 'points_given', credit: 'points' },
  points_back: { label: '积分扣回', debit: 'points', credit: 'points_given' },
  rebate_earned: { label: '返利', debit: 'rebate_owed', credit: 'rebate' },
  rebate_back: { label: '返利收回', debit: 'rebate', credit: 'rebate_owed' },
  merge_cash: { label: '账户合并', debit: 'cash', credit: 'cash' },
  merge_bonus: { label: '账户合并', debit: 'bonus', credit: 'bonus' },
  merge_credit: { label: '账户合并', debit: 'credit', credit: 'credit' },
  merge_points: { label: '账户合并', debit: 'points', credit: 'points' },
  merge_rebate: { label: '账户合并', debit: 'rebate', credit: 'rebate' },
  rebate_paid: { label: '返利提现', debit: 'rebate', credit: 'bank' },
} as const satisfies Record<string, TransferRule>;

export type TransferKind = keyof typeof transferKinds;
