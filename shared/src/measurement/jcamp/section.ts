import { asdfLine, compressedLetters, plainNumbers } from './asdf';

/** What lines of `(X++(Y..Y))` hold, before factors. */
export interface Ordinates {
  /** A value that was not measured (`?`) is NaN. */
  readonly ys: number[];
  /** The abscissa at the beginning of each line: the number of ordinates before it, its value, and half a unit of its last digit. */
  readonly marks: readonly { readonly index: number; readonly x: number; readonly rounding: number }[];
  /** Lines whose first ordinate is not the last one of the line before, as it has to be after differences. */
  readonly brokenChecks: number;
}

/** Half a unit of the last digit that is written. */
function roundingOf(text: string): number {
  const decimals = /\.(\d*)/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals;
}

/** Ways in which one section may be read; the one whose check values hold is right. */
export interface Form {
  readonly compressed: boolean;
  /** False for writers that do not repeat the last ordinate after differences. */
  readonly checked: boolean;
  readonly decimalComma: boolean;
}

/** Returns the forms in which a section may be written, the most likely one first. */
export function formsOf(lines: readonly string[]): Form[] {
  const text = lines.join('\n');
  const comma = /\d,\d/.test(text) && !/\d\.\d/.test(text);
  const forms: Form[] = compressedLetters.test(text)
    ? [
        { compressed: true, checked: true, decimalComma: false },
        { compressed: true, checked: false, decimalComma: false },
      ]
    : [
        { compressed: false, checked: false, decimalComma: false },
        // Each value may begin with the digit 5, so that `E` is the only letter.
        ...(/[Ee]/.test(text) ? [{ compressed: true, checked: false, decimalComma: false }] : []),
      ];
  if (comma) forms.push({ compressed: false, checked: false, decimalComma: true });
  return forms;
}

/** Reads the lines of a section in one form. */
export function ordinatesOf(lines: readonly string[], form: Form): Ordinates {
  const ys: number[] = [];
  const marks: { index: number; x: number; rounding: number }[] = [];
  let brokenChecks = 0;
  let check = false;
  for (const line of lines) {
    const read = form.compressed ? asdfLine(line, ys.at(-1) ?? 0) : plainLine(line, form.decimalComma);
    if (!read) continue;
    const repeats = form.checked && check && read.ys.length > 0;
    if (repeats && read.ys[0] !== ys.at(-1)) brokenChecks++;
    // A check that does not hold is where the writer's values go on.
    if (repeats) ys.pop();
    marks.push({ index: ys.length, x: Number(read.x), rounding: roundingOf(read.x) });
    for (const y of read.ys) ys.push(y);
    check = read.endsInDifference;
  }
  return { ys, marks, brokenChecks };
}

function plainLine(line: string, decimalComma: boolean) {
  const [x, ...rest] = plainNumbers(decimalComma ? line.replaceAll(',', '.') : line);
  if (x === undefined || x === '?') return undefined;
  const ys = rest.map((text) => (text === '?' ? Number.NaN : Number(text)));
  return { x, ys, endsInDifference: false };
}
