import { daysAfter, keepingNoticeDays, labClock } from '@portal/shared/rules';
import { z } from 'zod';
import { after } from '../../kit/time';
import type { ListedSample, SampleCursor } from './sample.repo';

/** Returns the cursor of the page that follows a row. */
export const cursorOf = ({ state: { created, code } }: ListedSample): string =>
  `${created.getTime()}.${code}`;

const parts = z.tuple([z.coerce.number().int().min(0).max(8.64e15), z.string().min(1)]);

/** Returns what a cursor says; undefined, for the first page, when there is none or it is malformed. */
export function readCursor(cursor: string | undefined): SampleCursor | undefined {
  const { data } = parts.safeParse(cursor?.split('.'));
  return data && { created: new Date(data[0]), code: data[1] };
}

/** Returns the day up to which the end of a keeping period is near, so that the member is reminded of it. */
export const noticeDay = (now: Date): string => labClock(after(now, keepingNoticeDays * 24 * 3600)).today;

/** Days by which a reminder may be late without postponing the end. */
const lateDays = 1;

/** Returns the end of a keeping period of which the member is reminded now: it is postponed when the reminder is late. */
export function endAfterNotice(until: string | null, now: Date): string {
  const least = noticeDay(now);
  return until !== null && until >= daysAfter(least, -lateDays) ? until : least;
}
