import { type FontName, fontOf } from './pdf.font.document';
import { loadLetters, type Run } from './pdf.letters.document';

interface FragmentOptions extends PDFKit.Mixins.TextOptions {
  /** Width of the text's box in points, and of this line's words. */
  readonly lineWidth?: number;
  readonly textWidth?: number;
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Draws a part of one line with the present font. Each line of a text goes through here; pdfkit has no public place for it. */
      _fragment(words: string, x: number, y: number, options: FragmentOptions): void;
      _fontSize: number;
    }
  }
}

/**
 * Lets a document print letters that its main font lacks with other fonts, and a mark for what none has. Lines are broken and
 * measured by pdfkit as before; only measuring and drawing of a line's words are done run by run.
 */
export async function printWithAllFonts(pdf: PDFKit.PDFDocument): Promise<void> {
  const [fontkit, runsOf] = [await import('fontkit'), await loadLetters()];
  const registered = new Set<FontName>(['sans']);
  const fragment = pdf._fragment.bind(pdf);
  const width = pdf.widthOfString.bind(pdf);
  const main = fontOf(fontkit, 'sans')?.font;
  const ascent = main ? main.ascent / main.unitsPerEm : 1;

  const select = (name: FontName) => {
    const font = registered.has(name) ? undefined : fontOf(fontkit, name);
    if (font) pdf.registerFont(name, font.bytes);
    registered.add(name);
    pdf.font(name);
  };
  const withFont = <Result>({ font }: Run, work: () => Result): Result => {
    if (font === 'sans') return work();
    select(font);
    const result = work();
    select('sans');
    return result;
  };

  pdf.widthOfString = (words, options) =>
    runsOf(words).reduce((sum, run) => sum + withFont(run, () => width(run.text, options)), 0);

  pdf._fragment = (words, x, y, options) => {
    const runs = runsOf(words);
    const [only] = runs;
    if (runs.length === 1 && only?.font === 'sans') {
      fragment(only.text, x, y, options);
      return;
    }
    // The fonts have different heights; all stand on the line of the main one.
    const place = { ...options, align: 'left', baseline: -ascent * pdf._fontSize } as const;
    let left = x + indentOf(pdf, words, options);
    for (const run of runs) {
      withFont(run, () => {
        fragment(run.text, left, y, place);
        left += width(run.text, options);
      });
    }
  };
}

/** Returns the points by which the words of a line stand right of its box. */
function indentOf(pdf: PDFKit.PDFDocument, words: string, options: FragmentOptions): number {
  const { align, lineWidth = 0, textWidth = 0 } = options;
  if (!options.width) return 0;
  if (align === 'right') return lineWidth - pdf.widthOfString(words.trimEnd(), options);
  return align === 'center' ? lineWidth / 2 - textWidth / 2 : 0;
}
