import { extname } from 'node:path';
import { TextDecoder } from 'node:util';
import { fileTypeFromBuffer } from 'file-type/core';

/** What a file's bytes say that it is. */
export interface FileType {
  readonly ext: string;
  readonly mime: string;
}

/** Types that members may hand in: PDF, pictures, tables, documents and archives. */
const accepted = new Set([
  ...['pdf', 'jpg', 'png', 'webp', 'bmp', 'tif'],
  ...['xlsx', 'docx', 'pptx', 'cfb', 'zip', 'rar', '7z', 'gz'],
]);

const textTypes: Readonly<Record<string, string>> = { '.csv': 'text/csv', '.txt': 'text/plain' };
const officeExtensions = ['.doc', '.xls', '.ppt'];

/**
 * The type of a file by its content: the name decides only where the content can't, between plain
 * text and tables and between the old office formats. Undefined for what members may not hand in.
 */
export async function acceptedType(bytes: Uint8Array, name: string): Promise<FileType | undefined> {
  const found = await detected(bytes);
  if (found === 'unreadable') return undefined;
  const ext = extname(name).toLowerCase();
  if (!found) {
    const mime = textTypes[ext];
    return mime !== undefined && isText(bytes) ? { ext: ext.slice(1), mime } : undefined;
  }
  if (!accepted.has(found.ext)) return undefined;
  if (found.ext !== 'cfb') return found;
  return officeExtensions.includes(ext) ? { ext: ext.slice(1), mime: 'application/octet-stream' } : undefined;
}

/** The type of any file, for what the lab adds: instruments write formats that nobody else knows. */
export async function anyType(bytes: Uint8Array, name: string): Promise<FileType> {
  const found = await detected(bytes);
  const ext = extname(name).toLowerCase().slice(1);
  if (found && found !== 'unreadable') return found;
  return { ext, mime: textTypes[`.${ext}`] ?? 'application/octet-stream' };
}

/** The type that the library detects; `unreadable` when it throws, which some broken files make it do. */
async function detected(bytes: Uint8Array): Promise<FileType | 'unreadable' | undefined> {
  try {
    return await fileTypeFromBuffer(bytes);
  } catch {
    return 'unreadable';
  }
}

/** UTF-8 or GBK without control characters (tab and line ends apart). */
function isText(bytes: Uint8Array): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text must not hold
  const control = /[\u0000-\u0008\u000e-\u001f]/;
  return ['utf-8', 'gbk'].some((encoding) => {
    try {
      return !control.test(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    } catch {
      return false;
    }
  });
}
