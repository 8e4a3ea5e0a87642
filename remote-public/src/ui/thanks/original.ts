import type { ThanksRow } from './thanksColumns';

/** Returns the URL of the original; undefined for a sample, whose row is no link. */
export const originalOf = ({ source }: ThanksRow): string | undefined =>
  /^https?:\/\//.test(source) ? source : undefined;
