import type { Sheet } from './sheet';
import { elements, onlyText, partOf, unpacked } from './xlsxPart';
import { readSheet } from './xlsxSheet';
import { styledCells } from './xlsxStyle';

/** What is read of a workbook. */
export interface Workbook {
  /** The sheets that are not hidden and have content, in their order; charts are none. */
  readonly sheets: readonly Sheet[];
  /** The sheet that was open when the workbook was stored; undefined when it has no content. */
  readonly active: Sheet | undefined;
}

/**
 * Returns the cells of the visible sheets of an Excel workbook (.xlsx) as Excel shows them: with number formats, merged cells
 * with their value in each, without hidden rows and columns. Throws BrokenWorkbook when it is no workbook.
 */
export function readXlsx(bytes: Uint8Array, maxRows: number): Workbook {
  const parts = unpacked(bytes);
  const workbook = partOf(parts, 'xl/workbook.xml');
  const relations = partOf(parts, 'xl/_rels/workbook.xml.rels');
  const strings = partOf(parts, 'xl/sharedStrings.xml', 'optional');
  const shown = styledCells(partOf(parts, 'xl/styles.xml', 'optional'), {
    shared: strings ? elements(strings, 'si').map(onlyText) : [],
    from1904: /^(?:1|true)$/.test(elements(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  });
  const all = elements(workbook, 'sheet');
  const active = all[Number(elements(workbook, 'workbookView')[0]?.getAttribute('activeTab') ?? 0)];
  const visible = all.filter((one) => !one.getAttribute('state')?.includes('idden'));
  const read = (visible.length > 0 ? visible : all).flatMap((element) => {
    const part = partOf(parts, pathOf(element, relations), 'optional');
    const name = element.getAttribute('name') ?? '';
    return part ? [{ element, sheet: readSheet(part, { name, shown, maxRows }) }] : [];
  });
  const filled = read.filter(({ sheet }) => sheet.cells.length > 0);
  return {
    sheets: filled.map(({ sheet }) => sheet),
    active: filled.find(({ element }) => element === active)?.sheet,
  };
}

/** Returns the path of a sheet's part. */
function pathOf(sheet: Element, relations: Document): string {
  const id = [...sheet.attributes].find(({ localName }) => localName === 'id')?.value;
  const relation = elements(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
