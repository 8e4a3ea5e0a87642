import { strFromU8, unzipSync } from 'fflate';

/** Thrown when bytes are no workbook that can be read. */
export class BrokenWorkbook extends Error {}

/** Bytes of the parts of a workbook, unpacked: a small archive can contain gigabytes. 300 samples have about 75 kB, 2,000 lines of a bank 2 MB. */
const maxBytes = 8 * 1024 * 1024;

/** The XML parts of a workbook by path. */
export type Parts = Readonly<Record<string, Uint8Array>>;

/** Returns the parts of a workbook. Each is inflated to the size that the archive says, and no further. */
export function unpacked(bytes: Uint8Array): Parts {
  let left = maxBytes;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!read.test(name)) return false;
        left -= originalSize;
        if (left < 0) throw new BrokenWorkbook();
        return true;
      },
    });
  } catch {
    throw new BrokenWorkbook();
  }
}

/** The parts that are read: no drawings, themes and caches. */
const read =
  /^xl\/(?:(?:workbook|styles|sharedStrings)\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/** Returns a part as XML. Throws when it is broken, and when it is missing unless it is optional. */
export function partOf(parts: Parts, path: string): Document;
export function partOf(parts: Parts, path: string, need: 'optional'): Document | undefined;
export function partOf(parts: Parts, path: string, need?: 'optional'): Document | undefined {
  const content = parts[path];
  if (!content && need) return undefined;
  if (!content) throw new BrokenWorkbook();
  const text = strFromU8(content);
  // Workbooks have no document type; its entities could expand to gigabytes.
  if (text.includes('<!DOCTYPE')) throw new BrokenWorkbook();
  const xml = new DOMParser().parseFromString(text, 'text/xml');
  if (elements(xml, 'parsererror').length > 0) throw new BrokenWorkbook();
  return xml;
}

/** Returns the elements of a name in any namespace: Strict workbooks have another one. */
export const elements = (of: Document | Element, name: string): Element[] => [
  ...of.getElementsByTagNameNS('*', name),
];

/** Returns the text of a string without its phonetic readings; the parts of a formatted text are joined. */
export const onlyText = (string: Element): string =>
  unescaped(
    elements(string, 't')
      .filter((text) => text.parentElement?.localName !== 'rPh')
      .map((text) => text.textContent ?? '')
      .join(''),
  );

/** Replaces `_x000D_`, which stands for a character that XML does not allow. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
