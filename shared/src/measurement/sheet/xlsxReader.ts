import { unzipSync } from 'fflate';
import { bounds } from '../bounds';
import { type Reader, Unreadable } from '../reader';
import type { Curve, Reading, TableBlock } from '../reading';
import type { SourceFile } from '../sourceFile';
import { curvesOfGrid, type Grid } from '../text/readGrid';
import { tablesOf } from '../text/tables';
import { datesOf } from './dates';
import { sharedStrings, sheetRows, tagsOf, unprefixed } from './sheetXml';

const format = 'Excel 工作簿';
/** Sheets that are read; a workbook with more shows the first. */
const mostSheets = 20;
/** Deflate makes of a byte a thousand at most. */
const greatestRatio = 1100;

/** Excel workbooks: each sheet is read as a text with columns is. */
export const xlsxReader: Reader = {
  fits: (file) => isZip(file.bytes) && namesIn(file.bytes).includes('xl/workbook.xml'),
  read: (file) => {
    const sheets = sheetsOf(file);
    return curveReading(sheets) ?? tableReading(sheets);
  },
};

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}

const isRead = (name: string): boolean =>
  /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook\.xml|worksheets\/[^/]{1,80})\.(?:xml|rels)$/i.test(
    name,
  );

/** Returns the parts of a workbook that are read. Throws `Unreadable` before more than the bound is inflated. */
function partsOf(bytes: Uint8Array): (name: string) => string {
  let total = 0;
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (!isRead(name)) return false;
    total += originalSize;
    if (total > bounds.inflated || originalSize > Math.max(1, size) * greatestRatio) {
      throw new Unreadable(format, '解压后的内容过大', '请在 Excel 中另存为 CSV');
    }
    return true;
  };
  const parts = unzipped(bytes, filter);
  return (name) => unprefixed(new TextDecoder().decode(parts[name] ?? new Uint8Array()));
}

function unzipped(
  bytes: Uint8Array,
  filter: NonNullable<Parameters<typeof unzipSync>[1]>['filter'],
): { [name: string]: Uint8Array } {
  try {
    return unzipSync(bytes, filter ? { filter } : {});
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(format, '压缩包已损坏', '请重新导出后再上传');
  }
}

function sheetsOf(file: SourceFile): Grid[] {
  const part = partsOf(file.bytes);
  const strings = sharedStrings(part('xl/sharedStrings.xml'));
  const dated = datesOf(part('xl/styles.xml'));
  const targets = new Map(
    tagsOf(part('xl/_rels/workbook.xml.rels'), 'Relationship').map((of) => [
      of('Id') ?? '',
      of('Target') ?? '',
    ]),
  );
  const sheets = tagsOf(part('xl/workbook.xml'), 'sheet').filter(
    (of) => of('state') === undefined || of('state') === 'visible',
  );
  const named = sheets.map((of) => ({
    title: of('name') ?? '',
    target: targets.get(of('r:id') ?? '') ?? '',
  }));
  const worksheets = named.filter(({ target }) => /worksheets\//.test(target)).slice(0, mostSheets);
  return worksheets.map(({ title, target }) => {
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const cells = sheetRows(part(path), { strings, dated });
    const rows = cells.map((row) => ({ text: row.join('\t'), cells: row }));
    return {
      name: file.name,
      rows,
      spaced: false,
      sample: cells.slice(0, 3000),
      title: worksheets.length > 1 ? title : '',
    };
  });
}

function curveReading(sheets: readonly Grid[]): Reading | undefined {
  const read = sheets.map((sheet) => curvesOfGrid(sheet));
  const curves: Curve[] = read.flatMap((sheet) => [...sheet.curves]);
  if (curves.length === 0) return undefined;
  const notes = [...new Set(read.flatMap((sheet) => sheet.notes))];
  const most = bounds.curves;
  const more = curves.length > most ? [`文件含 ${curves.length} 条曲线，只显示前 ${most} 条`] : [];
  return { kind: 'curves', format, notes: [...notes, ...more], curves: curves.slice(0, most) };
}

function tableReading(sheets: readonly Grid[]): Reading {
  const tables: TableBlock[] = sheets.flatMap(({ rows, title = '' }) =>
    tablesOf(rows).map((table) => ({
      ...table,
      name: [title, table.name].filter((part) => part !== '').join(' · '),
    })),
  );
  if (tables.length === 0) throw new Unreadable(format, '工作簿没有内容');
  return { kind: 'tables', format, notes: [], tables };
}
