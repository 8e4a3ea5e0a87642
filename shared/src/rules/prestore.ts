/** States of an application for a prepayment (预存申请). Only `waiting` ones change. */
export const prestoreStates = ['waiting', 'approved', 'refused', 'cancelled'] as const;
export type PrestoreState = (typeof prestoreStates)[number];

export const prestoreStateLabels: Readonly<Record<PrestoreState, string>> = {
  waiting: '待审核',
  approved: '已到账',
  refused: '未通过',
  cancelled: '已取消',
};

/** When a member gets an invoice of a prepayment (开票方式): for its cash when it arrives, or for the tests that are paid from it. */
export const prestoreInvoicings = ['spent', 'arrival'] as const;
export type PrestoreInvoicing = (typeof prestoreInvoicings)[number];

export const prestoreInvoicingLabels: Readonly<Record<PrestoreInvoicing, string>> = {
  spent: '消费后开票',
  arrival: '预存时开票',
};

/** Acts on an application that waits. */
export const prestoreActLabels = { edit: '修改', cancel: '取消', approve: '批准', refuse: '驳回' } as const;
export type PrestoreAct = keyof typeof prestoreActLabels;

/** A prepayment of at least `amount_fen` earns `bonus_fen`. */
interface Tier {
  readonly amount_fen: number;
  readonly bonus_fen: number;
}

/** Returns the bonus of an amount: that of the highest tier that it reaches, 0 below the first one. */
export function prestoreBonus(tiers: readonly Tier[], amount_fen: number): number {
  const reached = tiers.filter((tier) => tier.amount_fen <= amount_fen);
  return reached.reduce<Tier>((best, tier) => (tier.amount_fen > best.amount_fen ? tier : best), {
    amount_fen: 0,
    bonus_fen: 0,
  }).bonus_fen;
}
