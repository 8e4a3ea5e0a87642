import { limits, type MemberKind, type MemberState, memberKindOf, organizations } from '@portal/shared/rules';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterCursor, cursorOf, cursorPage } from '../../db/cursor';
import { countUpTo } from '../../db/paged';
import { closings } from '../closing/closing.table';
import type { UserRow } from '../user/user.repo';
import { users } from '../user/user.table';

/** Which members are listed. */
interface MemberFilter {
  /** Keys of the members who are called so; undefined for all. */
  readonly rids?: readonly string[] | undefined;
  /** Empty for all, as the states. */
  readonly kinds: readonly MemberKind[];
  readonly states: readonly MemberState[];
}

/** Returns a page of the members who fit, the newest first, and how many fit: null on later pages. */
export async function listMembers(
  tx: Tx,
  filter: MemberFilter,
  { after, size }: { readonly after?: string | undefined; readonly size: number },
): Promise<{ rows: UserRow[]; next: string | null; total: number | null }> {
  const fits = fitting(tx, filter);
  const found = await tx
    .select()
    .from(users)
    .where(and(fits, afterCursor(users.created, users.rid, after)))
    .orderBy(desc(users.created), asc(users.rid))
    .limit(size + 1);
  const { rows, next } = cursorPage(found, size, ({ created, rid }) => cursorOf(created, rid));
  return { rows, next, total: after === undefined ? await countUpTo(tx, users, fits, limits.counted) : null };
}

const fitting = (tx: Tx, { rids, kinds, states }: MemberFilter): SQL | undefined =>
  and(
    eq(users.role, 'member'),
    rids && inArray(users.rid, [...rids]),
    kinds.length > 0 ? or(...kinds.map(isOfKind)) : undefined,
    states.length > 0 ? or(...states.map((state) => isInState(tx, state))) : undefined,
  );

function isOfKind(kind: MemberKind): SQL | undefined {
  if (kind === 'uncertified') return isNull(users.organization);
  const own = ([0, 1, 2, 3] as const).filter((one) => one in organizations && memberKindOf(one) === kind);
  return inArray(users.organization, own);
}

function isInState(tx: Tx, state: MemberState): SQL | undefined {
  const closing = (done?: SQL) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(closings)
        .where(and(eq(closings.user_rid, users.rid), done)),
    );
  if (state === 'merged') return isNotNull(users.merged_into);
  if (state === 'closing') return closing(isNull(closings.done));
  if (state === 'closed') return closing(isNotNull(closings.done));
  return and(isNull(users.merged_into), not(closing()));
}

/** Returns the requests to close the accounts of these members, by their keys. */
export async function closingsOf(
  tx: Tx,
  rids: readonly string[],
): Promise<ReadonlyMap<string, typeof closings.$inferSelect>> {
  if (rids.length === 0) return new Map();
  const found = await tx
    .select()
    .from(closings)
    .where(inArray(closings.user_rid, [...rids]));
  return new Map(found.map((row) => [row.user_rid, row]));
}
