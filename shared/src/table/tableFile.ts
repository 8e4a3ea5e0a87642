import { chosenSheet } from './chosenSheet';
import { parseDelimited } from './delimited';
import { decoded } from './encoding';
import { archiveKindOf, markupKindOf, otherKindOf, startsWith } from './fileKind';
import type { Workbook } from './sheet/xlsxReader';
import { headOf, type TableReading, type TitlesIn } from './table';
import { delimiterOf, readText } from './textTable';

/** Thrown when a file is no table that can be read; the message tells the person what to do. */
export class UnreadableFile extends Error {}

/** Extensions of the files that can be read, as `accept` takes them. */
export const tableTypes = '.xlsx,.xlsm,.csv,.tsv,.txt';

/** What is looked for in a file, and how much of it is read. */
export interface TableSetup {
  readonly titlesIn: TitlesIn;
  readonly maxMegabytes: number;
  /** What to do with a file that is larger, such as 请只保留样品清单. */
  readonly tooLarge: string;
  /** Rows of a sheet that are read; the reading has a note when there are more. */
  readonly maxRows: number;
}

/** Returns the cells of an Excel workbook or of a CSV. What it is follows from the content; a name that says otherwise is told. */
export async function readTableFile(file: File, setup: TableSetup): Promise<TableReading> {
  if (file.size === 0) throw new UnreadableFile(`“${file.name}”是空文件`);
  if (file.size > setup.maxMegabytes * 1024 * 1024)
    throw new UnreadableFile(`“${file.name}”超过 ${setup.maxMegabytes} MB，${setup.tooLarge}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, oldWorkbook))
    throw new UnreadableFile('旧版 .xls 或加密的工作簿无法读取，请另存为未加密的 .xlsx 后再上传');
  if (startsWith(bytes, zip)) return chosenSheet(await workbookOf(bytes, file.name, setup), setup.titlesIn);
  const other = otherKindOf(bytes);
  if (other) throw new UnreadableFile(`“${file.name}”是${spaced(other)}，不是表格，请上传 .xlsx 或 .csv`);
  return textOf(bytes, file.name, setup);
}

/** Latin words have a space before them. */
const spaced = (kind: string): string => (/^[A-Z]/.test(kind) ? ` ${kind}` : kind);

/** First bytes of a zip archive, and of a compound file, which old and encrypted workbooks are. */
const zip = [0x50, 0x4b, 0x03, 0x04];
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

async function workbookOf(bytes: Uint8Array, name: string, { maxRows }: TableSetup): Promise<Workbook> {
  const [{ readXlsx }, { BrokenWorkbook }] = await Promise.all([
    import('./sheet/xlsxReader'),
    import('./sheet/xlsxPart'),
  ]);
  try {
    return readXlsx(bytes, maxRows);
  } catch (error) {
    if (!(error instanceof BrokenWorkbook)) throw error;
    const kind = archiveKindOf(bytes);
    throw new UnreadableFile(
      kind
        ? `“${name}”是${spaced(kind)}，不是 Excel 工作簿，请用 Excel 或 WPS 另存为 .xlsx 后再上传`
        : `“${name}”已损坏，请用 Excel 或 WPS 打开后另存为 .xlsx 再上传`,
    );
  }
}

const saysWorkbook = /\.(?:xls[xmb]?|et)$/i;

function textOf(bytes: Uint8Array, name: string, { titlesIn }: TableSetup): TableReading {
  const isLikely = (text: string) =>
    headOf(parseDelimited(text, delimiterOf(text, titlesIn)), titlesIn) !== undefined;
  const text = decoded(bytes, isLikely);
  const markup = text === undefined ? undefined : markupKindOf(text);
  if (markup)
    throw new UnreadableFile(`“${name}”是${spaced(markup)}，请用 Excel 或 WPS 打开后另存为 .xlsx 再上传`);
  if (saysWorkbook.test(name))
    throw new UnreadableFile(
      `“${name}”不是 Excel 工作簿，可能已损坏，请用 Excel 或 WPS 另存为 .xlsx 后再上传${text === undefined ? '' : '；它若是 CSV，请把扩展名改为 .csv'}`,
    );
  if (text === undefined)
    throw new UnreadableFile(`无法读取“${name}”，请上传 .xlsx，或 UTF-8、UTF-16、GB18030 编码的 .csv`);
  // U+001A ends the files of old programs.
  return readText(text.split('\x1a', 1)[0] ?? '', { titlesIn });
}
