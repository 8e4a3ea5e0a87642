import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Cell, type Column, dayNumberOf, sumTitle, type Table, yuanOf } from './spreadsheet.rules';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (parts: string): string =>
  `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/>${parts}<Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;
const sheetType = (number: number): string =>
  `<Override PartName="/${sheetPath(number)}" ContentType="${spreadsheetType}.worksheet+xml"/>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (list: string): string =>
  `${head}<Relationships xmlns="${packaged}/relationships">${list}</Relationships>`;

/** Styles of cells by their index: text, header in bold, money, integer, time, bold money and bold integer. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="1" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
const headerStyle = 1;
const styleOf = { text: 0, money: 2, integer: 3, time: 4 } as const;
const sumStyleOf = { text: 1, time: 1, money: 5, integer: 6 } as const;

/** Rows that a sheet of Excel has at most, without the header; one is left for the totals. */
const mostRows = 1_048_575;

/** Rows that are written at once. */
const batch = 200;

/**
 * Streams a table as an Excel file, its details and what stands beside it as further sheets. Published writers build the whole file in memory; here only some rows are, however
 * long the table is. Rows beyond the limit of Excel end the stream with an error.
 */
export function xlsxOf(table: Table): Readable {
  const zip = new ZipFile();
  const stream = new PassThrough();
  const tables = [table, ...(table.details ? [table.details] : []), ...(table.beside ?? [])];
  const sheets = tables.map((one) => Readable.from(sheetXml(one)));
  for (const sheet of sheets) {
    stream.on('close', () => sheet.destroy());
    sheet.on('error', (error) => stream.destroy(error));
  }
  zip.on('error', (error: Error) => stream.destroy(error));
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path);
  add('[Content_Types].xml', contentTypes(tables.map((_, at) => sheetType(at + 1)).join('')));
  const properties = `<Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`;
  add('_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml') + properties));
  add(
    'docProps/core.xml',
    `${head}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(table.name)}</dc:title></cp:coreProperties>`,
  );
  add(
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${tables.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    relations(
      tables.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('') +
        relation('styles', 'styles', 'styles.xml'),
    ),
  );
  add('xl/styles.xml', styles);
  sheets.forEach((sheet, at) => {
    zip.addReadStream(sheet, sheetPath(at + 1));
  });
  zip.end();
  zip.outputStream.pipe(stream);
  return stream;
}

async function* sheetXml({ columns, rows }: Table): AsyncGenerator<string> {
  const widths = columns
    .map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('');
  const titles = columns.map(({ title }, index) => textCell(title, index, 1, headerStyle)).join('');
  // The header stays in view.
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `${head}<worksheet xmlns="${main}">${view}<cols>${widths}</cols><sheetData><row r="1">${titles}</row>`;
  let lines: string[] = [];
  let row = 1;
  const sums = columns.map(() => 0);
  for await (const cells of rows()) {
    columns.forEach(({ sum }, index) => {
      const cell = cells[index];
      if (sum && typeof cell === 'number') sums[index] = (sums[index] ?? 0) + cell;
    });
    if (row >= mostRows) throw new Error('more rows than a sheet of Excel can have');
    row++;
    lines.push(rowXml(columns, cells, row));
    if (lines.length < batch) continue;
    yield lines.join('');
    lines = [];
  }
  const filter = `<autoFilter ref="A1:${letter(columns.length - 1)}${row}"/>`;
  yield `${lines.join('')}${sumXml(columns, sums, row + 1)}</sheetData>${filter}</worksheet>`;
}

/** Returns the row of the totals; empty without one. */
function sumXml(columns: readonly Column[], sums: readonly number[], row: number): string {
  if (!columns.some(({ sum }) => sum)) return '';
  const cells = columns.map(({ format, sum }, index) => {
    if (sum) return numberCell(format, sums[index] ?? 0, index, row, sumStyleOf[format]);
    return index === 0 ? textCell(sumTitle, index, row, headerStyle) : '';
  });
  return `<row r="${row}">${cells.join('')}</row>`;
}

const rowXml = (columns: readonly Column[], cells: readonly Cell[], row: number): string =>
  `<row r="${row}">${columns.map(({ format }, index) => cellXml(format, cells[index] ?? null, index, row)).join('')}</row>`;

function cellXml(format: Column['format'], cell: Cell, index: number, row: number): string {
  if (cell === null) return '';
  const value = format === 'time' && typeof cell === 'string' ? (dayNumberOf(cell) ?? cell) : cell;
  if (typeof value === 'string') return textCell(value, index, row, styleOf[format]);
  return numberCell(format, value, index, row, styleOf[format]);
}

function numberCell(
  format: Column['format'],
  cell: number,
  index: number,
  row: number,
  style: number,
): string {
  const value = format === 'money' ? yuanOf(cell) : String(cell);
  return `<c r="${letter(index)}${row}" s="${style}"><v>${value}</v></c>`;
}

/** Text stands inline, which no spreadsheet evaluates; so it needs no apostrophe, which Excel would show. */
const textCell = (text: string, index: number, row: number, style: number): string =>
  `<c r="${letter(index)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Name of a column; tables have at most 26. */
const letter = (index: number): string => String.fromCharCode(65 + index);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text for XML, without the characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ufffd]/g, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
