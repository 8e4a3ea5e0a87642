import type { SampleReading } from './reading/sampleReading';
import {
  hazardText,
  newRow,
  type SampleFields,
  type SampleList,
  type SampleRange,
  settledSamples,
  takenNumbers,
  testText,
} from './sampleList';

/** A list after rows were filled in. */
export interface Filling {
  readonly list: SampleList;
  /** Rows that were filled in. */
  readonly taken: number;
  /** Rows that were left out, because the order can't have more samples. */
  readonly left: number;
}

/** Fills in the rows that a table gave, beginning at a row of the list. The count grows as far as the range allows. */
export function filledFrom(
  list: SampleList,
  found: SampleReading['rows'],
  { from, range }: { readonly from: number; readonly range: SampleRange },
): Filling {
  const rows = [...list.rows];
  const taken = found.slice(0, Math.max(0, range.most - from));
  const numbers = takenNumbers([...rows, ...taken]);
  for (const [at, part] of taken.entries()) {
    const index = from + at;
    const row = rows[index] ?? (part.number === undefined ? newRow(index, numbers) : blankRow);
    rows[index] = { ...row, ...part };
  }
  const count = Math.max(list.count, from + taken.length);
  return {
    list: settledSamples({ count, rows }, range),
    taken: taken.length,
    left: found.length - taken.length,
  };
}

const blankRow: SampleFields = { number: '', name: '', form: '', hazards: [] };

/** Replaces the whole list by the rows that a table gave. */
export const replacedBy = (found: SampleReading['rows'], range: SampleRange): Filling =>
  filledFrom({ count: 0, rows: [] }, found, { from: 0, range });

/** The list before and after it was filled in. */
export interface Change {
  readonly before: SampleList;
  readonly after: SampleList;
}

/** Takes a change back, except for cells and a count that were changed since. */
export function undone(list: SampleList, { before, after }: Change): SampleList {
  const rows = list.rows.map((row, index) => {
    const set = after.rows[index];
    if (!set) return row;
    const was = before.rows[index] ?? { ...blankRow, number: set.number };
    return {
      number: row.number === set.number ? was.number : row.number,
      name: row.name === set.name ? was.name : row.name,
      form: row.form === set.form ? was.form : row.form,
      tests: testText(row) === testText(set) ? was.tests : row.tests,
      ...(hazardText(row) === hazardText(set) ? hazardsOf(was) : hazardsOf(row)),
    };
  });
  return { count: list.count === after.count ? before.count : list.count, rows };
}

const hazardsOf = ({ hazards, unclear = '' }: SampleFields) => ({ hazards, unclear });
