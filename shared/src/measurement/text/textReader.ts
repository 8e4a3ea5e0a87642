import type { Reader } from '../reader';
import type { Reading } from '../reading';
import type { SourceFile } from '../sourceFile';
import { refuseOtherTexts } from './notATable';
import { type Grid, readGrid } from './readGrid';
import { cellsOf, type Separator, sampleOf, separatorOf } from './separator';

/** Parts a text into rows of cells, by the separator that most of its lines have. */
export function gridOf(name: string, text: string, forced?: Separator): Grid {
  const lines = text.split('\n');
  const sample = sampleOf(lines);
  const separator = forced ?? separatorOf(sample).separator;
  const rows = lines.map((line) => ({ text: line, cells: cellsOf(line, separator) }));
  const spaced = separator === 'space';
  return { name, rows, spaced, sample: sample.map((line) => cellsOf(line, separator)) };
}

/** Reads text of any kind: columns of numbers as curves, reports as tables. Stands last, as it takes every text. */
export const textReader: Reader = {
  fits: (file) => file.text() !== undefined,
  read: (file: SourceFile): Reading => {
    const text = file.text() ?? '';
    refuseOtherTexts(text);
    return readGrid(gridOf(file.name, text));
  },
};
