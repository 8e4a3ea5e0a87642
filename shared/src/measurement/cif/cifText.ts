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

const mostTokens = 12_000_000;

/** Words of a CIF (STAR): quoted texts, texts between lines that begin with `;`, others up to a blank. */
const word = /^;[^\n]*(?:\n(?!;)[^\n]*)*\n;|'[^\n]*?'(?=\s|$)|"[^\n]*?"(?=\s|$)|#[^\n]*|[^\s]+/gm;

function* words(text: string): Generator<string> {
  let count = 0;
  for (const [found] of text.matchAll(word)) {
    if (found.startsWith('#')) continue;
    if (++count > mostTokens) throw new Unreadable(format, '文件中的数据过多，超过可以显示的范围');
    yield found;
  }
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
