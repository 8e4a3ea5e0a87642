import type { DeskChange, Path } from '@portal/shared/contract';
import { nounOf } from '../db/change';
import type { Db } from '../db/client';

/** Returns the record that a call of staff names by its `code`; undefined for every other call. */
export function aboutOf(path: Path, input: unknown): DeskChange | undefined {
  const { code } = Object(input);
  return path.startsWith('staff/') && typeof code === 'string' ? { noun: nounOf(path), code } : undefined;
}

/** Returns the database whose transactions are about the record. */
export const aboutOne = (db: Db, about: DeskChange | undefined): Db =>
  about === undefined ? db : { ...db, transaction: (work) => db.transaction(work, about) };
