import type { Data } from '@portal/shared/contract';
import { useState } from 'react';
import type { StatementRow } from '../heldRows';

/** The act that can be done on several statements of a list. */
export type ManyAct = 'right' | 'pay';

/** Why a statement can't be acted on with the others. */
export interface RefusedStatement {
  readonly rid: string;
  readonly code: string;
  readonly msg: string;
}

type Result = Data<'auth/statement/payMany'>['list'];

/** What of a statement an act is about, in fen: what is billed, or what can be paid now. */
export const amountOf = (act: ManyAct, { total_fen, owed_fen, waiting_fen }: StatementRow): number =>
  act === 'right' ? total_fen : owed_fen - waiting_fen;

export const sumOf = (act: ManyAct, rows: readonly StatementRow[]): number =>
  rows.reduce((sum, row) => sum + amountOf(act, row), 0);

export type Selection = ReturnType<typeof useSelection>;

/**
 * The selection of what a list shows: a row that is no longer shown, or can't be acted on any more, is not selected. Of an act that was
 * not done it keeps the selection and why which of them were refused.
 */
export function useSelection(rows: readonly StatementRow[], act: ManyAct | undefined) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedStatement[]>([]);
  const selectable = act ? rows.filter((row) => row.can.includes(act) && amountOf(act, row) > 0) : [];
  const selected = selectable.filter(({ rid }) => chosen.has(rid));
  const select = (rids: readonly string[]) => {
    setChosen(new Set(rids));
    setRefused((before) => before.filter(({ rid }) => rids.includes(rid)));
  };
  return {
    selectable,
    selected,
    refused,
    select,
    toggle: (rid: string, on: boolean) => {
      const others = selected.flatMap((row) => (row.rid === rid ? [] : [row.rid]));
      select(on ? [...others, rid] : others);
    },
    /** Takes the answer of an act on these rows. */
    settle: (of: readonly StatementRow[], result: Result) => {
      const reasons = result.flatMap(({ rid, refused: why }) => (why ? [{ rid, msg: why.msg }] : []));
      const codeOf = (rid: string) => of.find((row) => row.rid === rid)?.code ?? '';
      setRefused(reasons.map((one) => ({ ...one, code: codeOf(one.rid) })));
      if (reasons.length === 0) setChosen(new Set());
    },
  };
}
