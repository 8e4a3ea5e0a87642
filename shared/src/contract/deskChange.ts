/**
 * One event of `GET /api/staff/live`: records of a noun of calls of staff have changed. It holds no data of them: whoever hears it
 * asks again what is shown.
 */
export interface DeskChange {
  readonly noun: string;
  /** Code of the only record that was acted on; null when it is not known, or there are several. */
  readonly code: string | null;
}
