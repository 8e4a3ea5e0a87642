/** Returns the time `seconds` after `now`. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Returns the start of a day (YYYY-MM-DD) in the lab's time zone, which has no daylight saving time. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Returns the end of a day, which is the start of the next one. */
export const dayEnd = (day: string): Date => after(dayStart(day), 24 * 3600);
