import type { SceneMark } from '../plot/sceneText';
import type { ViewNote } from './noteText';

/** Where a drawing has its abscissas, in px. */
interface Place {
  readonly box: { readonly left: number; readonly right: number; readonly top: number };
  readonly frame: { readonly font: number };
  readonly xOf: (value: number) => number;
}

/** Rows of texts below the upper edge: further ones would cover the curve. */
const mostRows = 6;

/** About the width of a text, in letters: a Chinese one is as wide as high. */
const lettersOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 1 : 0.58), 0);

/** Returns annotations as marks of a drawing: lines at their abscissas, with the texts in rows below the upper edge. */
export function placeNotes({ box, frame: { font }, xOf }: Place, notes: readonly ViewNote[]): SceneMark[] {
  const taken: { row: number; begin: number; end: number }[] = [];
  return notes.flatMap(({ from, to, text }) => {
    const [a, b] = [Math.min(xOf(from), xOf(to)), Math.max(xOf(from), xOf(to))];
    if (b < box.left || a > box.right) return [];
    const [left, right] = [Math.max(a, box.left), Math.min(b, box.right)];
    const half = (lettersOf(text) * font) / 2;
    const middle = Math.max(box.left + half, Math.min((left + right) / 2, box.right - half));
    const [begin, end] = [middle - half - font / 2, middle + half + font / 2];
    const covered = (row: number) =>
      taken.some((other) => other.row === row && other.begin < end && other.end > begin);
    let row = 0;
    while (row < mostRows - 1 && covered(row)) row++;
    taken.push({ row, begin, end });
    const y = box.top + font * (1.2 + row * 1.3);
    // An end outside of the drawing has no line.
    const lines = [...new Set([a, b])].filter((px) => px >= box.left && px <= box.right);
    return [{ left, right, lines, text: { x: middle, y, text, anchor: 'middle' as const, upright: false } }];
  });
}
