import { delimiterOf, parseDelimited, type Table } from '../delimited';

/** Thrown when a file is no table that can be read; the message tells the member what to do. */
export class UnreadableFile extends Error {}

/** Maximum size of a file in bytes. A list of 300 samples has about 30 kB. */
export const tableBytes = 2 * 1024 * 1024;

/** Extensions of the files that can be read, as `accept` takes them. */
export const tableTypes = '.xlsx,.csv,.txt';

/** Returns the cells of an Excel workbook or of a CSV. Its type follows from the content, not from the name. */
export async function readTableFile(file: File): Promise<Table> {
  if (file.size === 0) throw new UnreadableFile(`“${file.name}”是空文件`);
  if (file.size > tableBytes)
    throw new UnreadableFile(`“${file.name}”超过 ${tableBytes / 1024 / 1024} MB，请只保留样品清单`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, oldWorkbook))
    throw new UnreadableFile('旧版 .xls 或加密的工作簿无法读取，请另存为未加密的 .xlsx 后再上传');
  if (startsWith(bytes, zip)) return workbook(bytes);
  const text = decoded(bytes);
  return parseDelimited(text, delimiterOf(text));
}

/** First bytes of a zip archive, and of a compound file, which old and encrypted workbooks are. */
const zip = [0x50, 0x4b, 0x03, 0x04];
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

async function workbook(bytes: Uint8Array): Promise<Table> {
  const { BrokenWorkbook, readXlsx } = await import('./xlsxReader');
  try {
    return readXlsx(bytes);
  } catch (error) {
    if (error instanceof BrokenWorkbook)
      throw new UnreadableFile('文件已损坏或不是 Excel 工作簿，请用 Excel 或 WPS 另存为 .xlsx 后再上传');
    throw error;
  }
}

/** Encodings by the byte order mark at the start of a text. */
const marks = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** Returns a text without a byte order mark, as UTF-8 when its bytes are valid UTF-8, else as GB18030. */
function decoded(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => startsWith(bytes, mark));
  for (const encoding of marked ? [marked.encoding] : ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // Bytes that this encoding does not have; the next one is tried.
    }
  }
  throw new UnreadableFile('无法读取这个文件，请上传 .xlsx，或 UTF-8、GB18030 编码的 .csv');
}
