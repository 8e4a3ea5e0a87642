import type { GridRowId, useGridApiRef } from '@mui/x-data-grid';
import { useCallback, useEffect, useRef } from 'react';

export type GridRef = ReturnType<typeof useGridApiRef>;

/**
 * Keeps the selection of a grid equal to `selected`, which others change too, without giving it to the grid as a property. Returns what
 * the grid is to call with its selection; it never changes.
 */
export function useGridSelection(
  grid: GridRef,
  selected: readonly string[] = [],
  onSelect: (codes: readonly string[]) => void,
): (codes: readonly string[]) => void {
  const newest = useRef({ selected, onSelect });
  const chosen = selected.join();
  useEffect(() => {
    newest.current = { selected, onSelect };
  });
  useEffect(() => {
    const wanted = chosen === '' ? [] : chosen.split(',');
    const ids = [...(grid.current?.getSelectedRows().keys() ?? [])].map(String);
    if (!isSame(ids, wanted))
      grid.current?.setRowSelectionModel({ type: 'include', ids: new Set<GridRowId>(wanted) });
  }, [chosen, grid]);
  // The grid tells also what it was told.
  return useCallback((codes) => {
    if (!isSame(codes, newest.current.selected)) newest.current.onSelect(codes);
  }, []);
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((code) => others.includes(code));
