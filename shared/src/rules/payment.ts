import { monthsAfter } from './calendar';

/** Months before today within which a payment that a member reports was made. */
export const paymentMonths = 12;

/** Returns the first day that a payment which a member reports today can have; the last one is today. */
export const firstPaidOn = (today: string): string => monthsAfter(today, -paymentMonths);

/** States of a bank transfer that a member reported. */
export const transferApplyStateLabels = { waiting: '待核对', matched: '已到账', refused: '未通过' } as const;
export type TransferApplyState = keyof typeof transferApplyStateLabels;
export const transferApplyStates = Object.keys(transferApplyStateLabels) as [
  TransferApplyState,
  ...TransferApplyState[],
];
