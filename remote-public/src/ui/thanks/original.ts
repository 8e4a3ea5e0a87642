import type { ThanksRow } from './thanksColumns';

/** Returns the URL of the original, or its path in the portal; undefined for a row without one, which is no link. */
export const originalOf = ({ source }: ThanksRow): string | undefined =>
  /^(https?:\/\/|\/(?!\/))/.test(source) ? source : undefined;
