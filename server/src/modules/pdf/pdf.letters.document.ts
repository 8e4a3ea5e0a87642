import { cleanLines } from '@portal/shared/rules';
import { type FontName, fontNames, fontOf } from './pdf.font.document';

/** Letters that are printed with one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

/** Printed for what no font has, as typesetters do. */
export const missingMark = '〓';

/** What chooses a form of a letter, or joins letters to one: a font that lacks the form prints the common one. */
const forms = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|\u200c|\u200d/gu;

/** Spaces and line ends, which are no matter of the font. */
const blank = /^\s+$/;

/** Signs that no font has, with those that look like them. */
const alike: Readonly<Record<string, string>> = { '⁃': '-', '˗': '-', '❍': '○', '☑': '✓', '☒': '✗' };

/** Returns the runs of a text, each with the first font that has its letters. */
export type RunsOf = (words: string) => readonly Run[];

/** Returns what chooses the fonts for the letters of one document. */
export async function loadLetters(): Promise<RunsOf> {
  const fontkit = await import('fontkit');
  const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

  const hasAll = (name: FontName, letters: string): boolean => {
    const font = fontOf(fontkit, name)?.font;
    return (
      font !== undefined && [...letters].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
    );
  };
  const fontFor = (letters: string) => fontNames.find((name) => hasAll(name, letters));

  /** Returns how one visible sign is printed; undefined for one that nobody sees. */
  const runOf = (sign: string): Run | undefined => {
    if (blank.test(sign)) return { font: 'sans', text: sign };
    const seen = cleanLines(sign)
      .replace(forms, '')
      .replace(/\p{Cs}/gu, '');
    if (seen === '') return undefined;
    for (const text of [seen, alike[seen] ?? seen, seen.normalize('NFKC')]) {
      const font = fontFor(text);
      if (font) return { font, text };
    }
    return { font: 'sans', text: missingMark };
  };

  const runsIn = (words: string): Run[] => {
    const runs: Run[] = [];
    for (const { segment } of segmenter.segment(words)) {
      const run = runOf(segment);
      const last = runs.at(-1);
      if (run && run.font === last?.font) runs[runs.length - 1] = { ...last, text: last.text + run.text };
      else if (run) runs.push(run);
    }
    return runs;
  };
  // Words are measured and drawn, and many are in every row.
  const known = new Map<string, readonly Run[]>();
  return (words) => {
    const runs = known.get(words) ?? runsIn(words);
    known.set(words, runs);
    return runs;
  };
}
