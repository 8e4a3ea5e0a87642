import { pressedKey } from '@portal/shared/parts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, cellName, cellOf } from './cell';

/**
 * Moves the focus between the rows of the list by keyboard. Calls `show` before, because the row may not be shown yet. At
 * the first and last row the keys do nothing; Enter never submits the order.
 */
export function useCellKeys(
  table: RefObject<HTMLElement | null>,
  count: number,
  show: (index: number) => void,
): (event: KeyboardEvent) => void {
  const [wanted, setWanted] = useState<Cell>();
  const control = ({ index, field, item }: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${cellName(index, field, item)}"]`);
  const find = useRef(control);
  find.current = control;
  useEffect(() => {
    if (wanted) find.current(wanted)?.focus();
  }, [wanted]);
  return (event) => {
    const cell = cellInDirection(event);
    if (!cell) return;
    event.preventDefault();
    if (cell.index < 0 || cell.index >= count) return;
    show(cell.index);
    // A row that is there gets the focus without a rendering of the list, which a slow computer would answer late.
    const there = control(cell);
    if (there) there.focus();
    else setWanted(cell);
  };
}

/** Rows that a key moves by. */
const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the cell of the same column that a key moves to: Enter and the arrows go to the next or previous row, as in a
 * spreadsheet; it can be outside of the list. A drop-down list keeps its arrows and a button its Enter key, and Enter keys
 * of an input method are not moves.
 */
function cellInDirection(event: KeyboardEvent): Cell | undefined {
  const { target } = event;
  const key = pressedKey(event);
  const [step, cell] = [steps[key ?? ''], cellOf(target)];
  if (!cell || step === undefined || target instanceof HTMLButtonElement) return undefined;
  if (target instanceof HTMLSelectElement && key !== 'Enter') return undefined;
  return { ...cell, index: cell.index + step };
}
