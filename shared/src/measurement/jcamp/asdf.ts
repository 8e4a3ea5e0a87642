/**
 * ASDF, the compressed form of ordinates in JCAMP-DX 4.24 (McDonald and Wilks, Applied Spectroscopy 42 (1988) 151) and 5.01:
 * PAC: signs separate the numbers. SQZ: the first digit and the sign are one letter. DIF: the letter begins the difference to
 * the value before. DUP: how often the value, or the difference, stands here.
 */
import { bounds } from '../bounds';
import { Unreadable } from '../reader';

const squeezed = new Map([...'@ABCDEFGHI'].map((letter, digit) => [letter, `${digit}`] as const));
const squeezedNegative = new Map([...'abcdefghi'].map((letter, digit) => [letter, `-${digit + 1}`] as const));
const difference = new Map([...'%JKLMNOPQR'].map((letter, digit) => [letter, `${digit}`] as const));
const differenceNegative = new Map(
  [...'jklmnopqr'].map((letter, digit) => [letter, `-${digit + 1}`] as const),
);
const duplicate = new Map([...'STUVWXYZs'].map((letter, digit) => [letter, `${digit + 1}`] as const));

const first: ReadonlyMap<string, string> = new Map([...squeezed, ...squeezedNegative]);
const steps: ReadonlyMap<string, string> = new Map([...difference, ...differenceNegative]);

/** A line of `(X++(Y..Y))`. */
export interface AsdfLine {
  /** Text of the abscissa; its decimals say how exact it is. */
  readonly x: string;
  readonly ys: readonly number[];
  /** True when the last ordinate came from a difference: then the next line begins with that ordinate again, as a check. */
  readonly endsInDifference: boolean;
}

/** Letters that are no exponent: a data section with one of them is compressed, so an `E` in it is the digit 5. */
export const compressedLetters = /[@A-DF-Zadf-s%]/;

const token = /([@A-Za-s%+-])?(\d*\.?\d*)/g;

/**
 * Reads a compressed line. `before` is the ordinate before it, from which a difference at the line's beginning counts. Returns
 * undefined for a line that is no data. Throws `Unreadable` when duplicates would exceed the bound of points.
 */
export function asdfLine(line: string, before: number): AsdfLine | undefined {
  const [abscissa = ''] = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)/.exec(line) ?? [];
  if (abscissa === '') return undefined;
  const ys: number[] = [];
  let [last, step, inDifference] = [before, 0, false];
  for (const [whole, letter = '', digits = ''] of line.slice(abscissa.length).matchAll(token)) {
    if (whole === '') continue;
    if (duplicate.has(letter)) {
      const count = Number(`${duplicate.get(letter)}${digits}`);
      if (!(ys.length + count <= bounds.points)) throw new Unreadable('JCAMP-DX', '重复计数超出可读取的点数');
      for (let copy = 1; copy < count; copy++) {
        if (inDifference) last += step;
        ys.push(last);
      }
      continue;
    }
    inDifference = steps.has(letter);
    const value = Number(`${first.get(letter) ?? steps.get(letter) ?? letter}${digits}`);
    if (!Number.isFinite(value)) return undefined;
    step = inDifference ? value : 0;
    last = inDifference ? last + value : value;
    ys.push(last);
  }
  return { x: abscissa.trim(), ys, endsInDifference: inDifference };
}

const plain = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?|\?/g;

/** Returns the numbers of a line in AFFN or PAC form as text; `?` stands for a value that was not measured. */
export function plainNumbers(line: string): string[] {
  return line.match(plain) ?? [];
}
