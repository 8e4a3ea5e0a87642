import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { typeChildren, types } from './type.table';

type TypeRow = typeof types.$inferSelect;
type TypeChildRow = typeof typeChildren.$inferSelect;

/** A type with its children, by number. */
export interface TypeGroup {
  readonly type: TypeRow;
  readonly children: readonly TypeChildRow[];
}

/** Every type, also the special areas, by number. */
export async function findTypes(tx: Tx): Promise<TypeGroup[]> {
  const rows = await tx.select().from(types).orderBy(asc(types.id));
  const children = await tx.select().from(typeChildren).orderBy(asc(typeChildren.id));
  return rows.map((type) => ({ type, children: children.filter((child) => child.type_id === type.id) }));
}

/** Name of a type; nothing when there is no such type. */
export async function findTypeName(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.select({ name: types.name }).from(types).where(eq(types.id, id));
  return row?.name;
}

export async function insertTypes(tx: Tx, rows: readonly (typeof types.$inferInsert)[]): Promise<void> {
  await tx.insert(types).values([...rows]);
}

export async function insertTypeChildren(tx: Tx, rows: readonly TypeChildRow[]): Promise<void> {
  await tx.insert(typeChildren).values([...rows]);
}
