/** Widest sheet that is read. */
const widest = 1000;
/** Most cells, empty ones between others included. */
const mostCells = 20_000_000;

/** Returns the text between a tag's begin and its end, from `at` on; undefined when there is none. */
function inside(xml: string, tag: string, at: number, to: number): string | undefined {
  const begin = xml.indexOf(`<${tag}`, at);
  if (begin === -1 || begin >= to) return undefined;
  const open = xml.indexOf('>', begin);
  const close = xml.indexOf(`</${tag}>`, open);
  if (open === -1 || close === -1 || close > to || xml[open - 1] === '/') return undefined;
  return xml.slice(open + 1, close);
}

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the entities of XML. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[0-9a-f]{1,6}|amp|lt|gt|quot|apos);/gi, (_, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? '';
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });
}

/** Joins the texts `<t>` of a cell or a shared string; readings of Chinese and Japanese words (`rPh`) are no part of it. */
function texts(xml: string): string {
  const plain = xml.includes('<rPh')
    ? xml
        .split('<rPh')
        .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('</rPh>') + 6)))
        .join('')
    : xml;
  let text = '';
  let at = 0;
  while (at < plain.length) {
    const begin = plain.indexOf('<t', at);
    if (begin === -1) break;
    const open = plain.indexOf('>', begin);
    const close = plain.indexOf('</t>', open);
    if (open === -1 || close === -1) break;
    if (plain[open - 1] !== '/') text += plain.slice(open + 1, close);
    at = plain[open - 1] === '/' ? open : close + 4;
  }
  return decoded(text);
}

/** Takes the prefix `x:` away, which some programs write before each name. */
export const unprefixed = (xml: string): string =>
  xml.includes('<x:') ? xml.replace(/<(\/?)x:/g, '<$1') : xml;

/** Returns the shared strings of a workbook. */
export function sharedStrings(xml: string): string[] {
  return xml
    .split('<si>')
    .slice(1)
    .map((part) => texts(part.split('</si>')[0] ?? ''));
}

const attribute = (tag: string, name: string): string | undefined => {
  const at = tag.indexOf(` ${name}="`);
  if (at === -1) return undefined;
  const from = at + name.length + 3;
  return decoded(tag.slice(from, tag.indexOf('"', from)));
};

/** Returns an attribute of each tag of a name: names of sheets, targets of parts. */
export function tagsOf(xml: string, tag: string): ((name: string) => string | undefined)[] {
  return xml
    .split(`<${tag} `)
    .slice(1)
    .map((part) => ` ${part.slice(0, Math.max(0, part.indexOf('>')))}`)
    .map((text) => (name: string) => attribute(text, name));
}

/** Returns the number of a column from 0: `A1` is 0, `AA7` is 26. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
}

interface Book {
  readonly strings: readonly string[];
  /** Shows a number of a style that is a date or a duration; undefined for other styles. */
  readonly dated: (style: number, value: number) => string | undefined;
}

/** Returns the rows of a sheet as texts. Rows that are left out in the file count as one empty row. */
export function sheetRows(xml: string, book: Book): string[][] {
  const rows: string[][] = [];
  let total = 0;
  let last = 0;
  let at = xml.indexOf('<sheetData');
  while (at !== -1 && total < mostCells) {
    const begin = xml.indexOf('<row', at);
    if (begin === -1) break;
    const open = xml.indexOf('>', begin);
    if (open === -1) break;
    const number = Number(attribute(xml.slice(begin, open), 'r') ?? last + 1);
    if (number > last + 1) rows.push([]);
    last = number;
    if (xml[open - 1] === '/') {
      rows.push([]);
      at = open;
      continue;
    }
    const close = xml.indexOf('</row>', open);
    if (close === -1) break;
    const row = rowCells(xml.slice(open + 1, close), book);
    total += row.length + 1;
    rows.push(row);
    at = close;
  }
  return rows;
}

function rowCells(xml: string, book: Book): string[] {
  const cells: string[] = [];
  let at = 0;
  let next = 0;
  for (;;) {
    const begin = xml.indexOf('<c', at);
    if (begin === -1) return cells;
    const open = xml.indexOf('>', begin);
    if (open === -1) return cells;
    const tag = xml.slice(begin + 2, open);
    const reference = attribute(tag, 'r');
    const column = reference === undefined ? next : columnOf(reference);
    next = column + 1;
    if (tag.endsWith('/')) {
      at = open;
      continue;
    }
    const close = xml.indexOf('</c>', open);
    if (close === -1) return cells;
    if (column >= 0 && column < widest) {
      while (cells.length < column) cells.push('');
      cells[column] = cellText(tag, xml.slice(open + 1, close), book);
    }
    at = close;
  }
}

function cellText(tag: string, content: string, book: Book): string {
  const type = attribute(tag, 't') ?? 'n';
  if (type === 'inlineStr') return texts(content).trim();
  const value = decoded(inside(content, 'v', 0, content.length) ?? '');
  if (type === 's') return (book.strings[Number(value)] ?? '').trim();
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const style = attribute(tag, 's');
  const shown =
    type === 'n' && style !== undefined && value !== ''
      ? book.dated(Number(style), Number(value))
      : undefined;
  return shown ?? value.trim();
}
