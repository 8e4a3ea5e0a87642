import { strToU8, zipSync } from 'fflate';

interface SheetColumn {
  readonly title: string;
  /** Width in characters. */
  readonly width: number;
  /** Texts of the cells' drop-down list. */
  readonly choices?: readonly string[];
  /** True when a cell may contain other texts than the choices. */
  readonly open?: boolean;
}

/** A sheet of text cells below a head. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Last row for which the cells offer their choices. */
  readonly lastRow: number;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** MIME type of a workbook. */
export const xlsxMime = `${spreadsheetType}.sheet`;

/** Styles by their index: text, bold head. All cells are text (format 49), so that 001 keeps its zeros. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Returns an Excel workbook (.xlsx) of some sheets. */
export function xlsxOf(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const paths = sheets.map((_sheet, index) => `worksheets/sheet${index + 1}.xml`);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheetType}.styles+xml"/>${paths.map((path) => `<Override PartName="/xl/${path}" ContentType="${spreadsheetType}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...paths.map((path): [string, string] => ['worksheet', path]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
  };
  sheets.forEach((sheet, index) => {
    files[`xl/${paths[index]}`] = sheetXml(sheet);
  });
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(`${xmlHead}${xml}`)])),
  );
}

const relationships = (list: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="${packaged}/relationships">${list
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

function sheetXml({ columns, rows, lastRow }: Sheet): string {
  const widths = columns
    .map(
      ({ width }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" style="0" customWidth="1"/>`,
    )
    .join('');
  const head = rowXml(
    columns.map(({ title }) => title),
    1,
    1,
  );
  const body = rows.map((cells, index) => rowXml(cells, index + 2, 0)).join('');
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>${head}${body}</sheetData>${validationsXml(columns, lastRow)}</worksheet>`;
}

const rowXml = (cells: readonly string[], row: number, style: number): string =>
  `<row r="${row}">${cells
    .map(
      (cell, index) =>
        `<c r="${letter(index)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    )
    .join('')}</row>`;

/** Returns the drop-down lists. Their texts contain no comma, which separates them. */
function validationsXml(columns: readonly SheetColumn[], lastRow: number): string {
  const lists = columns.flatMap(({ choices, open = false }, index) =>
    choices
      ? [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="${open ? 0 : 1}" sqref="${letter(index)}2:${letter(index)}${lastRow}"><formula1>"${escaped(choices.join(','))}"</formula1></dataValidation>`,
        ]
      : [],
  );
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

/** Name of a column; sheets have at most 26. */
const letter = (index: number): string => String.fromCharCode(65 + index);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text for XML. Characters that XML does not allow, and texts that look like their escapes, are escaped. */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-F]{4}_)|[^\t\n\u0020-\ufffd]/gi, (sign) => {
      const code = sign.charCodeAt(0);
      const whole = code >= 0xd800 && code <= 0xdfff;
      return whole ? sign : `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
    })
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
