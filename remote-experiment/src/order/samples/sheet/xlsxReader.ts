import { strFromU8, unzipSync } from 'fflate';
import type { Table } from '../delimited';

/** Thrown when bytes are no workbook that can be read. */
export class BrokenWorkbook extends Error {}

/** Bytes of the parts of a workbook, unpacked: a small archive can contain gigabytes. 300 samples have about 75 kB. */
const maxBytes = 8 * 1024 * 1024;
/** Rows and columns that are read; cells outside of them are ignored. */
const mostRows = 2000;
const mostColumns = 60;

/**
 * Returns the cells of the first sheet of an Excel workbook (.xlsx) as text: shared, inline and formatted strings,
 * numbers, results of formulas. Throws BrokenWorkbook when it is no workbook. Dates are the numbers that Excel stores.
 */
export function readXlsx(bytes: Uint8Array): Table {
  const parts = unpacked(bytes);
  const workbook = part(parts, 'xl/workbook.xml');
  const sheet = workbook && part(parts, pathOfSheet(workbook, part(parts, 'xl/_rels/workbook.xml.rels')));
  if (!sheet) throw new BrokenWorkbook();
  const shared = part(parts, 'xl/sharedStrings.xml');
  return tableOf(sheet, shared ? elements(shared, 'si').map(textOf) : []);
}

type Parts = Readonly<Record<string, Uint8Array>>;

/** Returns the XML parts of a workbook by path. Each is inflated to the size that the archive says, and no further. */
function unpacked(bytes: Uint8Array): Parts {
  let left = maxBytes;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/.*\.(xml|rels)$/.test(name)) return false;
        left -= originalSize;
        if (left < 0) throw new BrokenWorkbook();
        return true;
      },
    });
  } catch {
    throw new BrokenWorkbook();
  }
}

function part(parts: Parts, path: string): Document | undefined {
  const content = parts[path];
  if (!content) return undefined;
  const text = strFromU8(content);
  // Workbooks have no document type; its entities could expand to gigabytes.
  if (text.includes('<!DOCTYPE')) throw new BrokenWorkbook();
  const xml = new DOMParser().parseFromString(text, 'text/xml');
  if (elements(xml, 'parsererror').length > 0) throw new BrokenWorkbook();
  return xml;
}

const elements = (of: Document | Element, name: string): Element[] => [
  ...of.getElementsByTagNameNS('*', name),
];

/** Returns the path of the first sheet that is not hidden. */
function pathOfSheet(workbook: Document, relations: Document | undefined): string {
  const sheets = elements(workbook, 'sheet');
  const sheet = sheets.find((one) => !one.getAttribute('state')?.includes('idden')) ?? sheets[0];
  const id = [...(sheet?.attributes ?? [])].find(({ localName }) => localName === 'id')?.value;
  const relation =
    relations && elements(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function tableOf(sheet: Document, shared: readonly string[]): Table {
  const table: string[][] = [];
  let next = 0;
  for (const row of elements(sheet, 'row')) {
    const index = row.hasAttribute('r') ? Number(row.getAttribute('r')) - 1 : next;
    next = index + 1;
    if (!(index >= 0 && index < mostRows)) continue;
    while (table.length <= index) table.push([]);
    table[index] = cellsOf(row, shared);
  }
  return table;
}

function cellsOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = [];
  let next = 0;
  for (const cell of elements(row, 'c')) {
    const index = columnOf(cell.getAttribute('r')) ?? next;
    next = index + 1;
    if (index >= mostColumns) continue;
    while (cells.length < index) cells.push('');
    cells[index] = textOfCell(cell, shared);
  }
  return cells;
}

/** Returns the column of a cell such as AB12, from 0. */
function columnOf(cell: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(cell ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOfCell(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return textOf(cell);
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'e') return unescaped(value);
  // Excel stores 1.1 as 1.1000000000000001.
  return value === '' || Number.isNaN(Number(value)) ? value : String(Number(value));
}

/** Returns the text of a string without its phonetic readings; the parts of a formatted text are joined. */
const textOf = (string: Element): string =>
  unescaped(
    elements(string, 't')
      .filter((text) => text.parentElement?.localName !== 'rPh')
      .map((text) => text.textContent ?? '')
      .join(''),
  );

/** Replaces `_x000D_`, which stands for a character that XML does not allow. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
