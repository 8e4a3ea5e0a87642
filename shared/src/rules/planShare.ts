/** Days for which a link to a plan may be valid; the second is the default. */
export const planShareDays = [7, 30, 90] as const;
