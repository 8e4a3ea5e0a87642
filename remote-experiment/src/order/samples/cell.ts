import { type SampleField, sampleFields } from './reading/sampleHead';

/** A cell of the list of samples. */
export interface Cell {
  readonly index: number;
  readonly field: SampleField;
  /** The item of a box that says whether the sample goes to it. */
  readonly item?: string | undefined;
}

/** Value of `data-cell` of a cell's control. */
export const cellName = (index: number, field: SampleField, item?: string): string =>
  [index, field, ...(item === undefined ? [] : [item])].join(':');

/** Returns the cell whose control is an event's target; undefined for other elements. */
export function cellOf(target: EventTarget): Cell | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const [index, name, item] = target.dataset.cell?.split(':') ?? [];
  const field = sampleFields.find((one) => one === name);
  return field && { index: Number(index), field, item };
}

/** Returns the index of the row that contains an event's target. */
export function rowOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row ? Number(row.dataset.row) : undefined;
}
