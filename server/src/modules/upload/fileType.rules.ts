import { extname } from 'node:path';
import { reasons } from '@portal/shared/contract';
import { dataTextExtensions, limits, packedExtensions } from '@portal/shared/rules';
import { fileTypeFromBuffer } from 'file-type/core';
import { pixelsRefusal } from './pictureSize.rules';
import { isTextData } from './textData.rules';

/** The type of a file, detected from its bytes. */
export interface FileType {
  readonly ext: string;
  readonly mime: string;
}

/** The type of a file that is accepted, or why it is not: words for the sender, when there are more exact ones than the refusal's. */
export type JudgedFile =
  | { readonly type: FileType }
  | { readonly type: undefined; readonly reason: string | undefined };

/** Types that members may upload: PDF, pictures, tables, documents and archives. */
const accepted = new Set([
  ...['pdf', 'jpg', 'png', 'webp', 'bmp', 'tif'],
  ...['xlsx', 'docx', 'pptx', 'cfb', 'zip', 'rar', '7z', 'gz'],
]);

const textTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(dataTextExtensions.map((ext) => [ext, 'text/plain'])),
  '.csv': 'text/csv',
  '.txt': 'text/plain',
};
const officeExtensions = ['.doc', '.xls', '.ppt'];

/** Types whose beginning can be two letters of a text. */
const shortMarks: readonly string[] = ['bmp'];

/**
 * Judges a file by its content. The name decides only where the content cannot: between plain text and tables, between the old
 * office formats, and between archives of programs.
 *
 * @param bytes the file, or its beginning
 */
export async function judgedFile(bytes: Uint8Array, name: string): Promise<JudgedFile> {
  const found = await detected(bytes);
  const type = acceptedType(found, bytes, extname(name.trim()).toLowerCase());
  if (!type) return { type, reason: isHeic(found) ? reasons.heic : undefined };
  const reason = pixelsRefusal(Buffer.from(bytes), type.mime, limits.picturePixels);
  return reason === undefined ? { type } : { type: undefined, reason };
}

type Detected = FileType | 'unreadable' | undefined;

function acceptedType(found: Detected, bytes: Uint8Array, ext: string): FileType | undefined {
  if (found === 'unreadable') return undefined;
  const known = found && accepted.has(found.ext) && !shortMarks.includes(found.ext);
  // What the library takes for a program or a sound may be a text that begins with its mark, such as MZ.
  const mime = known ? undefined : textTypes[ext];
  if (mime !== undefined && isTextData(bytes)) return { ext: ext.slice(1), mime };
  if (!found || !accepted.has(found.ext)) return undefined;
  if (found.ext === 'zip' && isPacked(bytes, ext)) return { ext: ext.slice(1), mime: found.mime };
  if (found.ext !== 'cfb') return found;
  return officeExtensions.includes(ext) ? { ext: ext.slice(1), mime: 'application/octet-stream' } : undefined;
}

/** True for an archive of a program; an invoice has its main entry. */
const isPacked = (bytes: Uint8Array, ext: string): boolean =>
  packedExtensions.some((one) => one === ext) && (ext !== '.ofd' || Buffer.from(bytes).includes('OFD.xml'));

const isHeic = (found: Detected): boolean =>
  found !== undefined && found !== 'unreadable' && found.mime.startsWith('image/hei');

/** Returns the type of any file that staff add; instruments write formats that the library does not know. */
export async function anyType(bytes: Uint8Array, name: string): Promise<FileType> {
  const found = await detected(bytes);
  const ext = extname(name).toLowerCase().slice(1);
  if (found && found !== 'unreadable') return found;
  return { ext, mime: textTypes[`.${ext}`] ?? 'application/octet-stream' };
}

/** Returns the type that the library detects; `unreadable` when it throws, which it does for some broken files. */
async function detected(bytes: Uint8Array): Promise<Detected> {
  try {
    return await fileTypeFromBuffer(bytes);
  } catch {
    return 'unreadable';
  }
}
