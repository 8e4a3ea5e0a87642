import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { SampleFields } from './sampleList';

/** Rows of a list that are mounted with the page. */
const atFirst = 20;
/** Rows that a change mounts at once, and further ones step by step: few enough for one frame of a slow computer. */
const step = 10;

const stepOf = (index: number) => Math.floor(index / step);

/** Returns the first row of the step of a row: which step is used changes rarely, so that moving within it renders nothing. */
export const firstOfStep = (index: number): number => index - (index % step);

/** A row of the list, or the room of rows that are not mounted yet. */
export type Shown =
  | { readonly index: number; readonly sample: SampleFields }
  | { readonly index: number; readonly waiting: number };

/**
 * Returns the rows to show. The first rows are mounted at once, the others step by step, so that input is answered between
 * the steps; in the end all are, for the browser's search, screen readers and the keyboard. A change of many rows is shown
 * first in the steps of the `urgent` ones, which have or take the focus: the value of a control that is used must not be late.
 */
export function useRowSteps(
  rows: readonly SampleFields[],
  urgent: readonly (number | undefined)[],
): readonly Shown[] {
  const later = useDeferredValue(rows);
  const count = rows.length;
  const [reached, setReached] = useState(() => Math.min(count, atFirst));
  const mounted = reached + step >= count ? count : reached;
  // A list that was shortened grows by steps again.
  if (mounted !== reached) setReached(mounted);
  useEffect(() => {
    if (mounted >= count) return;
    const timer = setTimeout(() => startTransition(() => setReached(mounted + step)));
    return () => clearTimeout(timer);
  }, [mounted, count]);
  const urgentSteps = urgent.flatMap((index) => (index === undefined ? [] : [stepOf(index)]));
  return joined(
    rows.map((row, index) => {
      if (urgentSteps.includes(stepOf(index))) return row;
      return index < mounted ? (later[index] ?? row) : undefined;
    }),
  );
}

/** Joins rows that are not mounted: room for all of them is cheaper than an element for each. */
function joined(rows: readonly (SampleFields | undefined)[]): Shown[] {
  const shown: Shown[] = [];
  rows.forEach((sample, index) => {
    const last = shown.at(-1);
    if (sample) shown.push({ index, sample });
    else if (last && 'waiting' in last) shown[shown.length - 1] = { ...last, waiting: last.waiting + 1 };
    else shown.push({ index, waiting: 1 });
  });
  return shown;
}
