import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { typeChildren, types } from './type.table';

type TypeRow = typeof types.$inferSelect;
type TypeChildRow = typeof typeChildren.$inferSelect;

/** A type with its children, sorted by number. */
export interface TypeGroup {
  readonly type: TypeRow;
  readonly children: readonly TypeChildRow[];
}

/** Returns all types by number, including the special areas. */
export async function findTypes(tx: Tx): Promise<TypeGroup[]> {
  const rows = await tx.select().from(types).orderBy(asc(types.id));
  const children = await tx.select().from(typeChildren).orderBy(asc(typeChildren.id));
  return rows.map((type) => ({ type, children: children.filter((child) => child.type_id === type.id) }));
}

/** Returns a child of types; undefined when it does not exist. */
export async function findChild(tx: Tx, id: number): Promise<TypeChildRow | undefined> {
  const [row] = await tx.select().from(typeChildren).where(eq(typeChildren.id, id));
  return row;
}

/** Returns the name of a type; undefined when it does not exist. */
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
