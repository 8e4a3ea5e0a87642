import { renderHook } from '@testing-library/react';
import type { GridRef } from './useGridSelection';
import { useGridSelection } from './useGridSelection';

/** A grid that knows its selection, and tells of each change as the real one does. */
function grid(tell: (codes: readonly string[]) => void) {
  let ids = new Set<string>();
  const api = {
    getSelectedRows: () => new Map([...ids].map((code) => [code, {}])),
    setRowSelectionModel: jest.fn((model: { ids: Set<string> }) => {
      ids = model.ids;
      tell([...ids]);
    }),
  };
  const ref: unknown = { current: api };
  return { api, ref: ref as GridRef, tick: (codes: readonly string[]) => (ids = new Set(codes)) };
}

test('grid and batch have one selection: what either changes is in the other, and nothing is told back', () => {
  const onSelect = jest.fn();
  let tell: (codes: readonly string[]) => void = () => undefined;
  const { api, ref, tick } = grid((codes) => tell(codes));
  const { result, rerender } = renderHook(
    ({ selected }: { selected: readonly string[] }) => useGridSelection(ref, selected, onSelect),
    { initialProps: { selected: ['D1'] } },
  );
  tell = result.current;
  expect(api.setRowSelectionModel).toHaveBeenLastCalledWith({ type: 'include', ids: new Set(['D1']) });
  expect(onSelect).not.toHaveBeenCalled();

  tick(['D1', 'D2']);
  tell(['D1', 'D2']);
  expect(onSelect).toHaveBeenCalledWith(['D1', 'D2']);
  rerender({ selected: ['D1', 'D2'] });
  expect(api.setRowSelectionModel).toHaveBeenCalledTimes(1);

  rerender({ selected: [] });
  expect(api.setRowSelectionModel).toHaveBeenLastCalledWith({ type: 'include', ids: new Set() });
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(result.current).toBe(tell);
});
