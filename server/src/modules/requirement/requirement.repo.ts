import { asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { type Page, paged } from '../../db/paged';
import { requirementCode, requirements } from './requirement.table';

export type RequirementRow = typeof requirements.$inferSelect;
export type NewRequirement = typeof requirements.$inferInsert;

/** Returns the next code, such as R20261121-000123. */
export const nextRequirementCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, requirementCode, 'R', now);

export async function insertRequirement(tx: Tx, row: NewRequirement): Promise<void> {
  await tx.insert(requirements).values(row);
}

/** Returns one page, newest first. */
export const listRequirements = (tx: Tx, page: Page) =>
  paged(tx, requirements, { ...page, orderBy: [desc(requirements.created), asc(requirements.code)] });

/** True when the file belongs to a requirement. */
export async function isRequirementFile(tx: Tx, file_rid: string): Promise<boolean> {
  const [row] = await tx
    .select({ code: requirements.code })
    .from(requirements)
    .where(eq(requirements.file_rid, file_rid));
  return row !== undefined;
}
