/** Opening times of a day, in the lab's time zone; the lab's calendar says on which days. */
export const openingTimes = { from: '08:30', to: '18:30' } as const;

/** Working hours of the lab (specification, section 9): `full` for pages and notices, `service` for the side bar. */
export const workingHours = { full: '周一至周六 8:30–18:30', service: '08:30–18:30 周一至周六' } as const;
