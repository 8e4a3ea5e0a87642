/** Hours within which the lab keeps each promise of an order (specification, sections 1 and 9). */
export const promiseHours = {
  /** From the receipt of the sample to the call of the account manager. */
  call: 2,
  /** From the first result to the delivery of the data. */
  deliver: 2,
  /** From the full payment to the return of the sample. */
  return: 48,
} as const;

/** A promise of an order. */
export type PromiseKind = keyof typeof promiseHours;

/** Texts of the promises. */
export const promiseLabels: Readonly<Record<PromiseKind, string>> = {
  call: `收样后 ${promiseHours.call} 小时内致电锁定方案`,
  deliver: `检测完成后 ${promiseHours.deliver} 小时内交付数据`,
  return: `结清后 ${promiseHours.return} 小时内寄回样品`,
};
