import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { SampleFields } from './sampleList';

/** Rows that are rendered at once: few enough for one frame of a slow computer. */
const step = 20;

const stepOf = (index: number) => Math.floor(index / step);

/**
 * Returns what each row shows: undefined while it is not mounted yet. The first rows are mounted at once, the others step by
 * step, so that input is answered between the steps; in the end all are, for the browser's search, screen readers and the
 * keyboard. A change of many rows is shown first in the steps of the `urgent` ones, which have or take the focus: the value
 * of a control that is used must not be late.
 */
export function useRowSteps(
  rows: readonly SampleFields[],
  urgent: readonly (number | undefined)[],
): readonly (SampleFields | undefined)[] {
  const later = useDeferredValue(rows);
  const [mounted, setMounted] = useState(step);
  const count = rows.length;
  useEffect(() => {
    if (mounted >= count) return;
    const timer = setTimeout(() => startTransition(() => setMounted(mounted + step)));
    return () => clearTimeout(timer);
  }, [mounted, count]);
  const urgentSteps = urgent.flatMap((index) => (index === undefined ? [] : [stepOf(index)]));
  return rows.map((row, index) => {
    if (urgentSteps.includes(stepOf(index))) return row;
    return index < mounted ? (later[index] ?? row) : undefined;
  });
}
