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

/** What keeps each promise. */
export const promiseSteps: Readonly<Record<PromiseKind, string>> = {
  call: '致电锁定方案',
  deliver: '交付数据',
  return: '寄回样品',
};

/** Texts of the promises. */
export const promiseLabels: Readonly<Record<PromiseKind, string>> = {
  call: `收样后 ${promiseHours.call} 小时内${promiseSteps.call}`,
  deliver: `检测完成后 ${promiseHours.deliver} 小时内${promiseSteps.deliver}`,
  return: `结清后 ${promiseHours.return} 小时内${promiseSteps.return}`,
};

/** When a promise is due, and when it was kept; null while it is open. */
export interface Promised {
  readonly due: Date;
  readonly kept: Date | null;
}

/** True when the promise was kept after its due time, or is overdue. */
export const isPromiseLate = ({ due, kept }: Promised, now: Date): boolean => (kept ?? now) > due;

/** Returns the promise that has to be kept next: of those that are open, the one that is due first. */
export const nextPromise = <P extends Promised>(promises: readonly P[]): P | undefined =>
  promises
    .filter(({ kept }) => kept === null)
    .sort((one, other) => one.due.getTime() - other.due.getTime())[0];
