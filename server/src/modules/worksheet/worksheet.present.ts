import type { Data } from '@portal/shared/contract';
import type { RunCounts, RunRow, RunSample, WorksheetRow } from './worksheet.repo';

type Listed = Data<'staff/worksheet/list'>['list'][number];
type Run = Data<'staff/worksheet/detail'>['runs'][number];

/** Names of people and instruments by their keys. */
export type Names = ReadonlyMap<string, string>;

const none: RunCounts = { samples: 0, measured: 0, checked: 0 };

/** Returns a worksheet as a row of the list. */
export const presentWorksheet = (row: WorksheetRow, counts: RunCounts | undefined, names: Names): Listed => ({
  code: row.code,
  state: row.state,
  service: row.service,
  instrument: names.get(row.instrument_rid ?? '') ?? '',
  note: row.note,
  ...(counts ?? none),
  created: row.created.toISOString(),
  created_by: names.get(row.created_by) ?? '',
});

/** What is known of a row of a worksheet besides itself. */
interface RunContext {
  readonly sample: RunSample | undefined;
  readonly order: { readonly code: string; readonly member: string } | undefined;
  /** Number of the retest that the order is. */
  readonly retest: number;
  readonly files: number;
  readonly names: Names;
  /** Who asks. */
  readonly staff_rid: string;
  /** What it can be marked as. */
  readonly marks: Run['marks'];
}

/** Returns a row of the run order. */
export const presentRun = (
  row: RunRow,
  { sample, order, retest, files, names, staff_rid, marks }: RunContext,
): Run => ({
  rid: row.rid,
  kind: row.kind,
  label: sample?.number ?? row.label,
  name: sample?.name ?? '',
  sample_code: sample?.sample_code ?? '',
  order_code: order?.code ?? '',
  retest,
  member: order?.member ?? '',
  state: row.state,
  reason: row.reason,
  by: names.get(row.marked_by ?? '') ?? '',
  at: row.marked?.toISOString() ?? null,
  own: row.marked_by === staff_rid,
  checked_by: names.get(row.checked_by ?? '') ?? '',
  checked: row.checked?.toISOString() ?? null,
  files,
  marks,
});
