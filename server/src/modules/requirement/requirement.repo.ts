import { openRequirementStates, type RequirementState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterCursor, type CursorPage, cursorOf, cursorPage } from '../../db/cursor';
import { nextNumber } from '../../db/number';
import { countUpTo } from '../../db/paged';
import { requirementCode, requirements } from './requirement.table';

export type RequirementRow = typeof requirements.$inferSelect;
export type NewRequirement = typeof requirements.$inferInsert;

/** Returns the next code, such as R20261121-000123. */
export const nextRequirementCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, requirementCode, 'requirement', now);

export async function insertRequirement(tx: Tx, row: NewRequirement): Promise<void> {
  await tx.insert(requirements).values(row);
}

export async function findRequirement(tx: Tx, code: string): Promise<RequirementRow | undefined> {
  const [row] = await tx.select().from(requirements).where(eq(requirements.code, code.toUpperCase()));
  return row;
}

/** Locks a requirement until the end of the transaction. */
export async function lockRequirement(tx: Tx, code: string): Promise<RequirementRow | undefined> {
  const [row] = await tx
    .select()
    .from(requirements)
    .where(eq(requirements.code, code.toUpperCase()))
    .for('no key update');
  return row;
}

type Change = Partial<Pick<RequirementRow, 'state' | 'changed' | 'user_rid' | 'unread'>>;

/** Changes the requirement if its state is still `row.state`; returns undefined when it changed concurrently. */
export async function updateRequirement(
  tx: Tx,
  row: RequirementRow,
  change: Change,
): Promise<RequirementRow | undefined> {
  const [changed] = await tx
    .update(requirements)
    .set(change)
    .where(and(eq(requirements.code, row.code), eq(requirements.state, row.state)))
    .returning();
  return changed;
}

/** Marks a requirement of the member as seen; returns false for another member's and for an unknown one. */
export async function markSeen(tx: Tx, code: string, user_rid: string): Promise<boolean> {
  const rows = await tx
    .update(requirements)
    .set({ unread: false })
    .where(and(eq(requirements.code, code.toUpperCase()), eq(requirements.user_rid, user_rid)))
    .returning({ code: requirements.code });
  return rows.length > 0;
}

/** Returns how many requirements the member has in each state. */
export async function countRequirements(
  tx: Tx,
  user_rid: string,
): Promise<Partial<Record<RequirementState, number>>> {
  const { state } = requirements;
  const rows = await tx
    .select({ state, count: count() })
    .from(requirements)
    .where(eq(requirements.user_rid, user_rid))
    .groupBy(state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

/** Which requirements are listed: of one member or of everybody, in these states or in any, all or the unread ones. */
interface Listed extends CursorPage {
  readonly user_rid?: string;
  readonly unread?: true | undefined;
  readonly states: readonly RequirementState[];
}

const matching = ({ user_rid, unread, states }: Omit<Listed, keyof CursorPage>) =>
  and(
    user_rid === undefined ? undefined : eq(requirements.user_rid, user_rid),
    unread ? requirements.unread : undefined,
    states.length > 0 ? inArray(requirements.state, [...states]) : undefined,
  );

/** Counts the requirements that match, up to a limit. */
export const countMatching = (tx: Tx, of: Omit<Listed, keyof CursorPage>, most: number): Promise<number> =>
  countUpTo(tx, requirements, matching(of), most);

/** Returns a page of requirements, the newest first. */
export async function listRequirements(tx: Tx, { before, size, ...of }: Listed) {
  const rows = await tx
    .select()
    .from(requirements)
    .where(and(matching(of), afterCursor(requirements.created, requirements.code, before)))
    .orderBy(desc(requirements.created), asc(requirements.code))
    .limit(size + 1);
  return cursorPage(rows, size, ({ created, code }) => cursorOf(created, code));
}

/** Returns open requirements that visitors posted with this phone, the newest first. */
export async function listClaimable(tx: Tx, phone: string, atMost: number): Promise<RequirementRow[]> {
  return tx
    .select()
    .from(requirements)
    .where(
      and(
        isNull(requirements.user_rid),
        eq(requirements.phone, phone),
        inArray(requirements.state, [...openRequirementStates]),
      ),
    )
    .orderBy(desc(requirements.created))
    .limit(atMost);
}
