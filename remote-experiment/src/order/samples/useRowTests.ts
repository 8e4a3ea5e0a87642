import { type TestItem, testLabels } from '@portal/shared/rules';
import { useRef } from 'react';
import type { RowTest } from './TestBoxes';

export const noTests: readonly RowTest[] = [];

/** Returns short names of the items, in the same array while they stay the same. */
export function useRowTests(items: readonly TestItem[]): readonly RowTest[] {
  const known = useRef(noTests);
  const now = [...testLabels(items)].map(([rid, label]) => ({ rid, label }));
  const same =
    now.length === known.current.length &&
    now.every(({ rid, label }, at) => rid === known.current[at]?.rid && label === known.current[at]?.label);
  if (!same) known.current = now;
  return known.current;
}
