import type { Data } from '@portal/shared/contract';

export type StatementRow = Data<'auth/assign/settlementList'>['list'][number];

/** Interval in ms at which open pages learn of corrections by the lab. */
export const statementPollMs = 30_000;

/** A row with an open dialog, and its place in the list. */
export interface HeldRow {
  readonly row: StatementRow;
  readonly index: number;
}

/** Returns the rows of the list, and at its place the one with an open dialog when it has left the list meanwhile. */
export function withHeld(list: readonly StatementRow[], held: HeldRow | undefined): readonly StatementRow[] {
  if (!held || list.some(({ rid }) => rid === held.row.rid)) return list;
  return [...list.slice(0, held.index), held.row, ...list.slice(held.index)];
}
