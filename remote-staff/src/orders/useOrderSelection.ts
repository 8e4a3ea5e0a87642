import { useState } from 'react';
import type { StaffOrderRow } from '../ui/orderRow';
import type { BatchResult } from './useMoveMany';

/** Which orders a batch act is done on. */
export interface OrderSelection {
  readonly rows: readonly StaffOrderRow[];
  /** How many of them are not on the page. */
  readonly elsewhere: number;
  /** Why an order of the last batch was refused, by its code. */
  readonly refused: ReadonlyMap<string, string>;
  /** Selects these orders of the page alone. */
  readonly select: (codes: readonly string[]) => void;
  /** Selects orders of all pages. */
  readonly selectAll: (rows: readonly StaffOrderRow[]) => void;
  /** Leaves the refused orders selected, each with its reason. */
  readonly settle: (result: BatchResult) => void;
}

interface Selected {
  readonly path: string;
  readonly codes: ReadonlySet<string>;
  readonly all: readonly StaffOrderRow[];
  readonly refused: ReadonlyMap<string, string>;
}

const nothing = { codes: new Set<string>(), all: [], refused: new Map<string, string>() };

/**
 * The selected orders: those of the page, or after an explicit choice those of all pages. An order of the page is as the page shows
 * it; one that leaves the page is no longer selected, unless it was chosen with all. Another `path` of the list begins with none.
 */
export function useOrderSelection(shown: readonly StaffOrderRow[], path: string): OrderSelection {
  const [selected, setSelected] = useState<Selected>({ path, ...nothing });
  const { codes, all, refused } = selected.path === path ? selected : nothing;
  const elsewhere = all.filter(({ code }) => !shown.some((row) => row.code === code));
  const choose = (chosen: readonly string[], among: readonly StaffOrderRow[]) =>
    setSelected({ path, codes: new Set(chosen), all: among, refused: new Map() });
  return {
    elsewhere: elsewhere.filter(({ code }) => codes.has(code)).length,
    rows: [...shown, ...elsewhere].filter(({ code }) => codes.has(code)),
    refused,
    select: (chosen) => {
      const kept = elsewhere.filter(({ code }) => codes.has(code)).map(({ code }) => code);
      choose(chosen.length === 0 ? [] : [...chosen, ...kept], chosen.length === 0 ? [] : all);
    },
    selectAll: (rows) =>
      choose(
        rows.map(({ code }) => code),
        rows,
      ),
    settle: (result) => {
      const reasons = result.flatMap(({ code, refused: why }) => (why ? [[code, why.msg] as const] : []));
      setSelected({ path, all, codes: new Set(reasons.map(([code]) => code)), refused: new Map(reasons) });
    },
  };
}
