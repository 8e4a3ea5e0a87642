import { useState } from 'react';
import type { StaffOrderRow } from '../ui/orderRow';
import type { Sort } from '../ui/ordersFilter';
import { desk } from '../ui/session/desk';
import { BatchBar } from './BatchBar';
import type { BatchResult } from './BatchDialog';
import { OrderGrid } from './OrderGrid';

interface SelectableOrdersProps {
  readonly rows: readonly StaffOrderRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onOpen: (code: string) => void;
}

/** The grid with a selection of what it shows: a row that is no longer shown is not selected. */
export function SelectableOrders({ rows, ...grid }: SelectableOrdersProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const selected = rows.filter(({ code }) => chosen.has(code));
  const select = (codes: readonly string[]) => {
    setChosen(new Set(codes));
    setRefused(new Map());
  };
  const settle = (result: BatchResult) => {
    const reasons = result.flatMap(({ code, refused: why }) => (why ? [[code, why.msg] as const] : []));
    setRefused(new Map(reasons));
    setChosen(new Set(reasons.map(([code]) => code)));
  };
  return (
    <>
      {selected.length > 0 && (
        <BatchBar rows={selected} refused={refused} onClear={() => select([])} onResult={settle} />
      )}
      <OrderGrid
        {...grid}
        rows={rows}
        selected={desk.may(['manager', 'lab']) ? selected.map(({ code }) => code) : undefined}
        onSelect={select}
      />
    </>
  );
}
