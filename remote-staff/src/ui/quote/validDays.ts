import { labClock } from '@portal/shared/rules';

const dayMs = 86_400_000;

/** Days for which a quotation is usually valid. */
const usualDays = 14;

/** Returns the first day until which a quotation may be valid (today in the lab), and the usual one. */
export const validFrom = (now: Date): { readonly first: string; readonly usual: string } => ({
  first: labClock(now).today,
  usual: labClock(new Date(now.getTime() + usualDays * dayMs)).today,
});
