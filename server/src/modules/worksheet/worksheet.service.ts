import { type Parsed, reasons } from '@portal/shared/contract';
import {
  isCheckable,
  markReasons,
  runMarks,
  runStateLabels,
  worksheetStateLabels,
  worksheetStateOf,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import {
  deleteRuns,
  insertRuns,
  lockWorksheet,
  markRuns,
  placeRuns,
  type RunRow,
  runsOf,
  updateWorksheet,
  type WorksheetRow,
} from './worksheet.repo';

/** A worksheet that is locked, with its rows. */
interface Locked {
  readonly sheet: WorksheetRow;
  readonly runs: readonly RunRow[];
}

/** Locks a worksheet that is not closed; refuses any other one. */
async function openSheet(tx: Tx, code: string): Promise<Locked> {
  const sheet = await lockWorksheet(tx, code);
  if (!sheet) throw refuse('not_found', { noun: 'worksheet', code });
  if (sheet.state === 'closed')
    throw refuse('worksheet_act_refused', { msg: reasons.worksheetState(worksheetStateLabels.closed) });
  return { sheet, runs: await runsOf(tx, sheet.rid) };
}

const factsOf = ({ state, checked }: RunRow) => ({ state, checked: checked !== null });

/** Writes the state that follows from the rows. */
async function settle(tx: Tx, sheet: WorksheetRow): Promise<void> {
  const state = worksheetStateOf((await runsOf(tx, sheet.rid)).map(factsOf));
  if (state !== sheet.state) await updateWorksheet(tx, sheet.rid, { state });
}

/** Sets the run order. What waits and is left out leaves the worksheet; what was measured stays. */
export async function arrangeRuns(
  tx: Tx,
  { code, revision, runs: wanted }: Parsed<'staff/worksheet/arrange'>,
  { staff_rid, at }: StaffAct,
): Promise<null> {
  const { sheet, runs } = await openSheet(tx, code);
  if (sheet.revision !== revision) throw refuse('seen_changed');
  const kept = wanted.flatMap((one) => ('rid' in one ? [one.rid] : []));
  const known = new Set(runs.map(({ rid }) => rid));
  if (new Set(kept).size < kept.length || kept.some((rid) => !known.has(rid))) throw refuse('seen_changed');
  const gone = runs.filter(({ rid }) => !kept.includes(rid));
  if (gone.some(({ state }) => state !== 'waiting'))
    throw refuse('worksheet_act_refused', { msg: reasons.runMeasured });
  await deleteRuns(
    tx,
    gone.map(({ rid }) => rid),
  );
  const placed = wanted.map((one, position) => ({ one, position }));
  await placeRuns(
    tx,
    placed.flatMap(({ one, position }) => ('rid' in one ? [{ rid: one.rid, position }] : [])),
  );
  await insertRuns(
    tx,
    placed.flatMap(({ one, position }) =>
      'rid' in one ? [] : [{ ...one, rid: newRid(), worksheet_rid: sheet.rid, position }],
    ),
  );
  await updateWorksheet(tx, sheet.rid, { revision: revision + 1 });
  await settle(tx, sheet);
  await audit(tx, { staff_rid, act: 'worksheet.arrange', target: code, note: `${wanted.length}`, at });
  return null;
}

type SeenRuns = Parsed<'staff/worksheet/check'>['runs'];

/** Returns the rows that an act is about; refuses when one is not as it was shown. */
function seenRows(runs: readonly RunRow[], wanted: SeenRuns): RunRow[] {
  return wanted.map(({ rid, seen }) => {
    const row = runs.find((one) => one.rid === rid);
    if (!row || row.state !== seen.state || (row.checked !== null) !== seen.checked)
      throw refuse('seen_changed');
    return row;
  });
}

/** Marks rows; what a second person has checked is open again when it is to be measured again. */
export async function markWorksheet(
  tx: Tx,
  { code, runs: wanted, state, reason }: Parsed<'staff/worksheet/mark'>,
  { staff_rid, at }: StaffAct,
): Promise<null> {
  const { sheet, runs } = await openSheet(tx, code);
  const rows = seenRows(runs, wanted);
  if (rows.some((row) => !runMarks(factsOf(row)).includes(state)))
    throw refuse('worksheet_act_refused', { msg: reasons.runMark(runStateLabels[state]) });
  await markRuns(
    tx,
    rows.map(({ rid }) => rid),
    {
      state,
      reason: markReasons[state] === undefined ? '' : reason,
      marked_by: state === 'waiting' ? null : staff_rid,
      marked: state === 'waiting' ? null : at,
      checked_by: null,
      checked: null,
    },
  );
  await settle(tx, sheet);
  const note = `${rows.length} ${runStateLabels[state]} ${reason}`.trim();
  await audit(tx, { staff_rid, act: 'worksheet.mark', target: code, note, at });
  return null;
}

/** Checks rows that another person has measured or skipped; refuses who marked one of them. */
export async function checkWorksheet(
  tx: Tx,
  { code, runs: wanted }: Parsed<'staff/worksheet/check'>,
  { staff_rid, at }: StaffAct,
): Promise<null> {
  const { sheet, runs } = await openSheet(tx, code);
  const rows = seenRows(runs, wanted);
  if (rows.some((row) => !isCheckable(factsOf(row))))
    throw refuse('worksheet_act_refused', { msg: reasons.runUnmeasured });
  if (rows.some(({ marked_by }) => marked_by === staff_rid)) throw refuse('own_measurement');
  await markRuns(
    tx,
    rows.map(({ rid }) => rid),
    { checked_by: staff_rid, checked: at },
  );
  await settle(tx, sheet);
  await audit(tx, { staff_rid, act: 'worksheet.check', target: code, note: `${rows.length}`, at });
  return null;
}

/** Closes a worksheet: what it has not measured waits for another one. */
export async function closeWorksheet(
  tx: Tx,
  { code }: Parsed<'staff/worksheet/close'>,
  { staff_rid, at }: StaffAct,
): Promise<null> {
  const { sheet } = await openSheet(tx, code);
  await updateWorksheet(tx, sheet.rid, { state: 'closed' });
  await audit(tx, { staff_rid, act: 'worksheet.close', target: code, note: '', at });
  return null;
}
