import { Unreadable } from '../reader';

export const format = 'CIF';

/** One block of a CIF: its single items, and its loops as columns. */
export interface CifBlock {
  readonly name: string;
  readonly items: ReadonlyMap<string, string>;
  readonly loops: readonly CifLoop[];
}

/** A table: names of its columns, and its values row by row. */
export interface CifLoop {
  readonly columns: readonly string[];
  readonly values: readonly string[];
}

const mostWords = 3_000_000;

/** Words of a CIF (STAR): quoted texts, texts between lines that begin with `;`, others up to a blank. Comments are left out. */
function* words(text: string): Generator<string> {
  const line: Line = { end: -1, unclosed: '' };
  let count = 0;
  for (let at = nextWord(text, 0); at < text.length; ) {
    const end = wordEnd(text, at, line);
    if (text[at] !== '#') {
      if (++count > mostWords) throw new Unreadable(format, '文件中的数据过多，超过可以显示的范围');
      yield text.slice(at, end);
    }
    at = nextWord(text, end);
  }
}

/** The line that is read, and the quotes that are known not to close in it: a search that failed once is not made again. */
interface Line {
  end: number;
  unclosed: string;
}

const isBlank = (letter: string): boolean => letter.trim() === '';

function nextWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charAt(at))) at++;
  return at;
}

function wordEnd(text: string, at: number, line: Line): number {
  const letter = text.charAt(at);
  if (at > line.end) {
    const found = text.indexOf('\n', at);
    line.end = found === -1 ? text.length : found;
    line.unclosed = '';
  }
  if (letter === '#') return line.end;
  if (letter === ';' && (at === 0 || text[at - 1] === '\n')) {
    const close = text.indexOf('\n;', at);
    if (close !== -1) return close + 2;
  }
  const close = letter === '"' || letter === "'" ? closing(text, at, line) : -1;
  if (close !== -1) return close + 1;
  let end = at + 1;
  while (end < text.length && !isBlank(text.charAt(end))) end++;
  return end;
}

/** A quote closes its text only before a blank or the line's end. */
function closing(text: string, at: number, line: Line): number {
  const quote = text.charAt(at);
  if (line.unclosed.includes(quote)) return -1;
  for (let found = text.indexOf(quote, at + 1); found !== -1 && found < line.end; ) {
    if (isBlank(text.charAt(found + 1))) return found;
    found = text.indexOf(quote, found + 1);
  }
  line.unclosed += quote;
  return -1;
}

interface OpenBlock {
  readonly name: string;
  readonly items: Map<string, string>;
  readonly loops: { columns: string[]; values: string[] }[];
}

/** Returns the blocks of a text. Names are in small letters, with the dots of new dictionaries as underscores. */
export function cifBlocks(text: string): CifBlock[] {
  const blocks: OpenBlock[] = [];
  let loop: OpenBlock['loops'][number] | undefined;
  let item: string | undefined;
  for (const found of words(text)) {
    const block = blocks.at(-1);
    if (/^data_/i.test(found)) {
      blocks.push({ name: found.slice(5), items: new Map(), loops: [] });
      [loop, item] = [undefined, undefined];
    } else if (/^loop_$/i.test(found) && block) {
      loop = { columns: [], values: [] };
      block.loops.push(loop);
      item = undefined;
    } else if (found.startsWith('_') && item === undefined) {
      const name = found.toLowerCase().replaceAll('.', '_');
      if (loop && loop.values.length === 0) loop.columns.push(name);
      else [loop, item] = [undefined, name];
    } else if (loop) loop.values.push(found);
    else if (item !== undefined) {
      block?.items.set(item, plain(found));
      item = undefined;
    }
  }
  return blocks;
}

/** A text without its quotes. */
function plain(found: string): string {
  if (found.startsWith(';')) return found.slice(1, -1).trim();
  return /^(['"]).*\1$/.test(found) ? found.slice(1, -1) : found;
}

/** Returns a column as numbers, without the uncertainty in brackets; `.` and `?` are NaN. */
export function columnOf({ columns, values }: CifLoop, name: string): Float64Array {
  const place = columns.indexOf(name);
  const rows = Math.floor(values.length / columns.length);
  return Float64Array.from({ length: rows }, (_, row) => {
    const text = (values[row * columns.length + place] ?? '').replace(/\(\d+\)$/, '');
    return /^[-+.\d]/.test(text) ? Number(text) : Number.NaN;
  });
}
