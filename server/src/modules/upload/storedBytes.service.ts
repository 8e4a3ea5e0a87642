import { isStorageFull } from '../../db/errorCode';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/error';

/**
 * Runs the transaction that makes the rows of stored bytes. When it surely made none, the bytes are removed. After other errors, such
 * as a connection that was lost during the commit, the row may be there: the bytes stay, and the job `unknown files` takes those
 * that have none.
 */
export async function withBytes<T>(
  { files }: Pick<Deps['ports'], 'files'>,
  stored: string | readonly string[] | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isWithoutRow(error)) for (const bytes of [stored ?? []].flat()) await files.remove(bytes);
    throw error;
  }
}

/** True for errors after which the row of a file is not in the database. */
export const isWithoutRow = (error: unknown): boolean => error instanceof Refusal || isStorageFull(error);
