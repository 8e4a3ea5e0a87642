/** States of a line of the bank's account that came in (银行流水). A line that is matched stays so: it is used once. */
export const bankLineStateLabels = {
  open: '待核对',
  matched: '已到账',
  aside: '已搁置',
} as const;
export type BankLineState = keyof typeof bankLineStateLabels;
export const bankLineStates = Object.keys(bankLineStateLabels) as [BankLineState, ...BankLineState[]];

/** Reasons that are offered when a line is no payment of a member. */
export const asideReasons = ['存款利息', '往来款，非客户付款', '退款退回', '付款人尚未联系上'] as const;
