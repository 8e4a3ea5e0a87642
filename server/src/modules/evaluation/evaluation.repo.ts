import type { EvaluationState } from '@portal/shared/rules';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterCursor, type CursorPage, cursorOf, cursorPage } from '../../db/cursor';
import { nextNumber } from '../../db/number';
import { evaluationCode, evaluationPictures, evaluations } from './evaluation.table';

export type EvaluationRow = typeof evaluations.$inferSelect;
export type PictureRow = typeof evaluationPictures.$inferSelect;
type NewEvaluation = Omit<typeof evaluations.$inferInsert, 'code'>;

/** Inserts an evaluation with its pictures; undefined when the item has one already. */
export async function insertEvaluation(
  tx: Tx,
  row: NewEvaluation,
  file_rids: readonly string[],
): Promise<EvaluationRow | undefined> {
  const code = await nextNumber(tx, evaluationCode, 'evaluation', row.created);
  const [inserted] = await tx
    .insert(evaluations)
    .values({ ...row, code })
    .onConflictDoNothing({ target: evaluations.item_rid })
    .returning();
  if (inserted && file_rids.length > 0)
    await tx
      .insert(evaluationPictures)
      .values(file_rids.map((file_rid, position) => ({ evaluation_rid: inserted.rid, position, file_rid })));
  return inserted;
}

/** Returns the evaluation with this code and locks its row. */
export async function lockEvaluation(tx: Tx, code: string): Promise<EvaluationRow | undefined> {
  const [row] = await tx
    .select()
    .from(evaluations)
    .where(eq(evaluations.code, code.toUpperCase()))
    .for('no key update');
  return row;
}

type Change = Partial<Pick<EvaluationRow, 'state' | 'reason' | 'reply' | 'replied' | 'points'>>;

/** Changes an evaluation whose row is locked. */
export async function updateEvaluation(tx: Tx, row: EvaluationRow, change: Change): Promise<EvaluationRow> {
  await tx.update(evaluations).set(change).where(eq(evaluations.rid, row.rid));
  return { ...row, ...change };
}

/** Returns the evaluations of an order's items. */
export async function evaluationsOf(tx: Tx, order_rid: string): Promise<EvaluationRow[]> {
  return tx.select().from(evaluations).where(eq(evaluations.order_rid, order_rid));
}

/** Returns a page of evaluations, the newest first, and the cursor of the following page. */
async function page(tx: Tx, where: SQL | undefined, { before, size }: CursorPage) {
  const rows = await tx
    .select()
    .from(evaluations)
    .where(and(where, afterCursor(evaluations.created, evaluations.rid, before)))
    .orderBy(desc(evaluations.created), asc(evaluations.rid))
    .limit(size + 1);
  return cursorPage(rows, size, ({ created, rid }) => cursorOf(created, rid));
}

export const listReleased = (tx: Tx, device_rid: string, at: CursorPage) =>
  page(tx, and(eq(evaluations.device_rid, device_rid), eq(evaluations.state, 'released')), at);

export const listOwn = (tx: Tx, user_rid: string, order_rid: string | undefined, at: CursorPage) =>
  page(
    tx,
    and(
      eq(evaluations.user_rid, user_rid),
      order_rid === undefined ? undefined : eq(evaluations.order_rid, order_rid),
    ),
    at,
  );

export const listInState = (tx: Tx, state: EvaluationState, at: CursorPage) =>
  page(tx, eq(evaluations.state, state), at);

/** Returns the pictures of evaluations in their order. */
export async function picturesOf(tx: Tx, rids: readonly string[]): Promise<PictureRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(evaluationPictures)
    .where(inArray(evaluationPictures.evaluation_rid, [...rids]))
    .orderBy(asc(evaluationPictures.evaluation_rid), asc(evaluationPictures.position));
}

/** Returns the state of the evaluation that a picture belongs to; undefined for any other file. */
export async function stateOfPicture(tx: Tx, file_rid: string): Promise<EvaluationState | undefined> {
  const [row] = await tx
    .select({ state: evaluations.state })
    .from(evaluationPictures)
    .innerJoin(evaluations, eq(evaluations.rid, evaluationPictures.evaluation_rid))
    .where(eq(evaluationPictures.file_rid, file_rid));
  return row?.state;
}
