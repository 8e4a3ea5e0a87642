import { extname } from 'node:path';
import { TextDecoder } from 'node:util';
import { dataTextExtensions } from '@portal/shared/rules';
import { fileTypeFromBuffer } from 'file-type/core';

/** The type of a file, detected from its bytes. */
export interface FileType {
  readonly ext: string;
  readonly mime: string;
}

/** Types that members may upload: PDF, pictures, tables, documents and archives. */
const accepted = new Set([
  ...['pdf', 'jpg', 'png', 'webp', 'bmp', 'tif'],
  ...['xlsx', 'docx', 'pptx', 'cfb', 'zip', 'rar', '7z', 'gz'],
]);

const textTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(dataTextExtensions.map((ext) => [ext, 'text/plain'])),
  ...{ '.csv': 'text/csv', '.txt': 'text/plain' },
};
const officeExtensions = ['.doc', '.xls', '.ppt'];

/**
 * Returns the type of a file by its content. The name decides only where the content cannot: between plain text and
 * tables, and between the old office formats. Undefined for types that members may not upload.
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

/** Returns the type of any file that staff add; instruments write formats that the library does not know. */
export async function anyType(bytes: Uint8Array, name: string): Promise<FileType> {
  const found = await detected(bytes);
  const ext = extname(name).toLowerCase().slice(1);
  if (found && found !== 'unreadable') return found;
  return { ext, mime: textTypes[`.${ext}`] ?? 'application/octet-stream' };
}

/** Returns the type that the library detects; `unreadable` when it throws, which it does for some broken files. */
async function detected(bytes: Uint8Array): Promise<FileType | 'unreadable' | undefined> {
  try {
    return await fileTypeFromBuffer(bytes);
  } catch {
    return 'unreadable';
  }
}

/** True for UTF-8 or GBK text without control characters other than tab and line ends. */
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
