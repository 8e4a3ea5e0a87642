import { Stored } from '@portal/shared/parts';
import { useState } from 'react';

/** Heights of rows, the usual one first, with their labels. */
export const densities = [
  { key: 'compact', label: '紧凑' },
  { key: 'standard', label: '适中' },
  { key: 'comfortable', label: '宽松' },
] as const;
type Density = (typeof densities)[number]['key'];

/** How a person looks at the grid of a list. */
export interface GridView {
  /** Fields of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly density: Density;
}

export const usualView: GridView = { hidden: [], density: 'compact' };

const isDensity = (value: unknown): value is Density => densities.some(({ key }) => key === value);
const isView = (value: unknown): value is GridView =>
  typeof value === 'object' &&
  value !== null &&
  'hidden' in value &&
  Array.isArray(value.hidden) &&
  value.hidden.every((field) => typeof field === 'string') &&
  'density' in value &&
  isDensity(value.density);

/** The view of the list at `path`, which this browser keeps, and what changes it. */
export function useGridView(path: string): readonly [GridView, (view: GridView) => void] {
  const [kept] = useState(() => new Stored(`desk.list.${path}`, isView));
  const [view, setView] = useState(() => kept.read() ?? usualView);
  return [
    view,
    (next) => {
      kept.write(next);
      setView(next);
    },
  ];
}

/** Returns the view as the grid's properties. */
export const gridProps = ({ hidden, density }: GridView) => ({
  density,
  columnVisibilityModel: Object.fromEntries(hidden.map((field) => [field, false])),
});
