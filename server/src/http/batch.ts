import type { ErrorId } from '@portal/shared/contract';
import { Refusal } from './error';

/** Id and message of a refusal. */
export interface Refused {
  readonly error: ErrorId;
  readonly msg: string;
}

/** What became of one row of a batch: its result, or why it was refused. */
type Outcome<Result> =
  | { readonly result: Result; readonly refused: null }
  | { readonly result: null; readonly refused: Refused };

/** Refusals that are no answer about a row: the whole call is refused, and comes again. */
const ofCall: readonly ErrorId[] = ['unavailable', 'idempotency_in_flight', 'idempotency_mismatch'];

/**
 * Does the rows of a batch one after the other (docs/modules.md, Batch acts). A refused row does not stop the others; an error ends
 * the call, whose repetition with the same key goes on where it ended.
 */
export async function eachRow<Row, Result>(
  rows: readonly Row[],
  act: (row: Row) => Promise<Result>,
): Promise<{ readonly row: Row; readonly outcome: Outcome<Result> }[]> {
  const done: { row: Row; outcome: Outcome<Result> }[] = [];
  for (const row of rows) done.push({ row, outcome: await outcomeOf(() => act(row)) });
  return done;
}

async function outcomeOf<Result>(act: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await act(), refused: null };
  } catch (error) {
    if (!(error instanceof Refusal) || ofCall.includes(error.id)) throw error;
    return { result: null, refused: refusedBy(error) };
  }
}

export const refusedBy = ({ id, message }: Refusal): Refused => ({ error: id, msg: message });

/** Rolls the transaction of an act on several rows back: one is refused, so none is done. */
export class NoneDone extends Error {
  override readonly name = 'NoneDone';
  /** One entry for each row, in their order; null for a row that could have been done. */
  readonly refused: readonly (Refused | null)[];

  constructor(refused: readonly (Refused | null)[]) {
    super('one of the rows is refused, so none is done');
    this.refused = refused;
  }
}

/** Does the rows of one act one after the other. Throws {@link NoneDone} when some are refused, which says of each why. */
export async function everyRow<Row, Result>(
  rows: readonly Row[],
  act: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const done = await eachRow(rows, act);
  const results = done.flatMap(({ outcome }) => (outcome.refused ? [] : [outcome.result]));
  if (results.length < rows.length) throw new NoneDone(done.map(({ outcome }) => outcome.refused));
  return results;
}

/**
 * Runs the transaction of an act on several rows (docs/modules.md, All or none). Resolves to what it resolves to, or when it was rolled
 * back because rows are refused, to why each of them is.
 */
export async function allOrNone<Done>(
  transaction: () => Promise<Done>,
  none: (refused: readonly (Refused | null)[]) => Done,
): Promise<Done> {
  try {
    return await transaction();
  } catch (error) {
    if (error instanceof NoneDone) return none(error.refused);
    throw error;
  }
}
