import type { Reader } from '../reader';
import type { Reading } from '../reading';
import type { SourceFile } from '../sourceFile';
import { refuseOtherTexts } from './notATable';
import { type Grid, readGrid } from './readGrid';
import type { Row } from './runs';
import { cellsOf, type Separator, sampleOf, separatorOf } from './separator';

/** A line that is parted when it is asked for: a million lines of kept cells would cost seconds of clearing up. */
class LineRow implements Row {
  constructor(
    readonly text: string,
    private readonly separator: Separator,
  ) {}

  get cells(): readonly string[] {
    return cellsOf(this.text, this.separator);
  }
}

/** Parts a text into rows of cells, by the separator that most of its lines have. */
export function gridOf(name: string, text: string, forced?: Separator): Grid {
  const lines = text.split('\n');
  const sample = sampleOf(lines);
  const separator = forced ?? separatorOf(sample).separator;
  const rows = lines.map((line) => new LineRow(line, separator));
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
