import type { ErrorId } from '@portal/shared/contract';
import { Refusal } from './error';

/** What became of one row of a batch: its result, or why it was refused. */
type Outcome<Result> =
  | { readonly result: Result; readonly refused: null }
  | { readonly result: null; readonly refused: { readonly error: ErrorId; readonly msg: string } };

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
    return { result: null, refused: { error: error.id, msg: error.message } };
  }
}
