import type { TestItem } from '@portal/shared/rules';
import { type ClipboardEvent, type KeyboardEvent, startTransition, useRef, useState } from 'react';
import { type Cell, cellOf } from './cell';
import { sampleFields } from './reading/sampleHead';
import { readSamples, type SampleReading } from './reading/sampleReading';
import { type Change, type Filling, filledFrom, replacedBy, undone } from './sampleFilling';
import type { SampleList, SampleRange } from './sampleList';
import { readSampleText } from './sampleText';

/** The last filling of the list, for its notice. */
export interface LastFilling extends Change, Pick<Filling, 'taken' | 'left'> {
  readonly reading: SampleReading;
  /** Returns the line that a message names: of the list for a pasted block, of the sheet otherwise. */
  readonly lineOf: (problem: SampleReading['problems'][number]) => number;
}

/**
 * Fills the list from the clipboard, like a spreadsheet from the cell with the focus on, or from a whole table. The last
 * filling can be undone by its notice, or by Ctrl+Z until something else was changed.
 */
export function useFilling(
  list: SampleList,
  { range, tests }: { readonly range: SampleRange; readonly tests: readonly TestItem[] },
  set: (list: SampleList) => void,
) {
  const [last, setLast] = useState<LastFilling>();
  /** True until the list is changed otherwise, so that Ctrl+Z undoes what was done last. */
  const fresh = useRef(false);
  const fill = (reading: SampleReading, { list: after, ...filling }: Filling, from?: number) => {
    // Hundreds of rows are rendered in parts, between which input is answered.
    startTransition(() => {
      set(after);
      setLast({
        before: list,
        after,
        reading,
        ...filling,
        lineOf: ({ row, line }) => (from === undefined ? line : from + row + 1),
      });
    });
    fresh.current = true;
  };
  const undo = () =>
    startTransition(() => {
      if (last) set(undone(list, last));
      setLast(undefined);
    });
  return {
    last,
    undo,
    dismiss: () => setLast(undefined),
    onChanged: () => {
      fresh.current = false;
    },
    replaceBy: (reading: SampleReading) => fill(reading, replacedBy(reading.rows, range)),
    onPaste: (event: ClipboardEvent) => {
      const cell = cellOf(event.target);
      const reading = cell && readBlock(event, cell, tests);
      if (!reading) return;
      event.preventDefault();
      fill(reading, filledFrom(list, reading.rows, { from: cell.index, range }), cell.index);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || !last || !fresh.current) return;
      event.preventDefault();
      undo();
    },
  };
}

/** Returns the samples of a pasted block; undefined for a single text in a text field, which the browser pastes. */
function readBlock(
  { clipboardData, target }: ClipboardEvent,
  { field }: Cell,
  tests: readonly TestItem[],
): SampleReading | undefined {
  const table = readSampleText(clipboardData.getData('text/plain'), 'block');
  const single = table.cells.length === 1 && table.cells[0]?.length === 1;
  if (table.cells.length === 0 || (single && target instanceof HTMLInputElement)) return undefined;
  const fields = sampleFields.filter((one) => one !== 'tests' || tests.length > 1);
  return readSamples(table, { columns: fields.slice(fields.indexOf(field)), tests });
}
