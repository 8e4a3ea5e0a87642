/** Days of a period, both included; without one it is open. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns a period as the end of a file's name, such as -2026-11-01至2026-11-30; empty for all days. */
export const periodName = ({ from, to }: Period): string =>
  from === undefined && to === undefined ? '' : `-${from ?? ''}至${to ?? '今'}`;
