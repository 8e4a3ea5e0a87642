import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type CursorPage, cursorOf, cursorPage } from '../../db/cursor';
import { audits } from './audit.table';

/** Adds a row to the audit log: which member of staff did what to which record. */
export async function audit(tx: Tx, row: typeof audits.$inferInsert): Promise<void> {
  await tx.insert(audits).values(row);
}

/** Returns who did an act last to each record that it was done to, and when. */
export const lastOfEach = (tx: Tx, act: string) =>
  tx
    .selectDistinctOn([audits.target], { target: audits.target, staff_rid: audits.staff_rid, at: audits.at })
    .from(audits)
    .where(eq(audits.act, act))
    .orderBy(asc(audits.target), desc(audits.at), desc(audits.id));

interface AuditFilter extends CursorPage {
  readonly act?: string | undefined;
  /** Names of one record; empty for all records. */
  readonly targets: readonly string[];
  readonly staff_rid?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
}

/** Returns a page of the audit log, newest first. Each filter has an index with the time. */
export async function listAudits(tx: Tx, filter: AuditFilter) {
  const { act, targets, staff_rid, from, until, before, size } = filter;
  const rows = await tx
    .select()
    .from(audits)
    .where(
      and(
        act === undefined ? undefined : eq(audits.act, act),
        targets.length === 0 ? undefined : inArray(audits.target, [...targets]),
        staff_rid === undefined ? undefined : eq(audits.staff_rid, staff_rid),
        from && gte(audits.at, from),
        until && lt(audits.at, until),
        before === undefined ? undefined : earlierThan(before),
      ),
    )
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(size + 1);
  return cursorPage(rows, size, ({ at, id }) => cursorOf(at, `${id}`));
}

/** Condition: rows after the cursor. The first part is a range of an index. */
function earlierThan(cursor: string): SQL | undefined {
  const [time = '', id = ''] = cursor.split('_');
  const at = new Date(Number(time));
  return and(lte(audits.at, at), or(lt(audits.at, at), lt(audits.id, Number(id))));
}
