/** Returns the time `seconds` after `now`. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Seconds by which the clocks of processes may differ. */
const slackSeconds = 60;

/**
 * Returns the latest time that may be stored now for something that lasts `seconds`. A later one was stored by a clock that was
 * ahead: it is cut when it is read, or it would count for as long as the clock was ahead.
 */
export const latest = (now: Date, seconds = 0): Date => after(now, seconds + slackSeconds);

/** Returns the start of a day (YYYY-MM-DD) in the lab's time zone, which has no daylight saving time. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Returns the end of a day, which is the start of the next one. */
export const dayEnd = (day: string): Date => after(dayStart(day), 24 * 3600);
