import { strToU8, zipSync } from 'fflate';

/** A sheet of a workbook as its XML: rows, and what stands before and after them. */
export interface SheetXml {
  readonly name: string;
  readonly rows: string;
  readonly before?: string;
  readonly after?: string;
  readonly state?: 'hidden' | 'visible';
}

interface WorkbookXml {
  readonly sheets: readonly SheetXml[];
  /** Number formats of the cells' styles 1, 2, …; style 0 is General. A number is a built-in format. */
  readonly formats?: readonly (string | number)[];
  readonly strings?: readonly string[];
  readonly active?: number;
  readonly date1904?: boolean;
}

/** Returns a workbook as Excel stores it, for tests of what Excel shows. */
export function workbookFile({
  sheets,
  formats = [],
  strings = [],
  active = 0,
  date1904,
}: WorkbookXml): File {
  const own = formats.flatMap((format, index) =>
    typeof format === 'string' ? [`<numFmt numFmtId="${164 + index}" formatCode="${escaped(format)}"/>`] : [],
  );
  const styles = [0, ...formats.map((format, index) => (typeof format === 'string' ? 164 + index : format))];
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${date1904 ? 1 : 0}"/><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${sheets.map(({ name, state = 'visible' }, index) => `<sheet name="${name}" state="${state}" r:id="rId${index}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_sheet, index) => `<Relationship Id="rId${index}" Target="worksheets/sheet${index}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${styles.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  };
  sheets.forEach(({ rows, before = '', after = '' }, index) => {
    parts[`xl/worksheets/sheet${index}.xml`] =
      `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
  });
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
  );
  return new File([packed], '清单.xlsx');
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Returns a row of text cells, numbers, or cells as XML. */
export const rowOf = (...cells: readonly (string | number)[]): string =>
  `<row>${cells.map((cell) => (typeof cell === 'number' ? `<c><v>${cell}</v></c>` : cell.startsWith('<') ? cell : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`)).join('')}</row>`;

/** Returns a number in a style. */
export const numberCell = (value: number | string, style: number): string =>
  `<c s="${style}"><v>${value}</v></c>`;
