import { TextDecoder } from 'node:util';

/** What text does not hold: controls other than tabs and line ends, letters that nobody has assigned. */
const foreign = /(?![\t\n\v\f\r])[\p{Cc}\p{Cn}\p{Co}]/u;

/** Bytes that Windows-1252 does not assign. */
const unassigned: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The sign by which programs of DOS end a text. */
const endSign = 0x1a;

/**
 * True for text that instruments and programs write: UTF-8, GB18030, Shift JIS or Windows-1252, and UTF-16 of both orders with
 * and without mark. It may end with U+001A. The bytes may be the beginning of a file, cut within a letter.
 */
export function isTextData(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (bytes[end - 1] === endSign) end--;
  const content = bytes.subarray(0, end);
  return isByteText(content) || isUtf16(content);
}

/** True for text in which each control is a byte of its own. */
function isByteText(bytes: Uint8Array): boolean {
  let foreignBytes = 0;
  for (const byte of bytes) {
    if (byte === 0x7f || (byte < 0x20 && (byte < 0x09 || byte > 0x0d))) return false;
    if (unassigned.has(byte)) foreignBytes++;
  }
  return foreignBytes === 0 || ['utf-8', 'gb18030', 'shift_jis'].some((encoding) => decoded(bytes, encoding));
}

/** Pairs of bytes are often Chinese letters by chance: text without a mark of its order has lines, or is mostly ASCII. */
function isUtf16(bytes: Uint8Array): boolean {
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const [first, second] = even;
  if (first === 0xff && second === 0xfe) return isOfLetters(decoded(even, 'utf-16le'));
  if (first === 0xfe && second === 0xff) return isOfLetters(decoded(even, 'utf-16be'));
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const text = decoded(even, encoding);
    return isOfLetters(text) && /[\n\r]|^[ -~]+$/.test(text ?? '');
  });
}

const isOfLetters = (text: string | undefined): boolean => {
  let end = text?.length ?? 0;
  while (text?.charCodeAt(end - 1) === endSign) end--;
  return text !== undefined && !foreign.test(text.slice(0, end));
};

/** Returns the text in this encoding; undefined when the bytes are not of it. A letter that is cut at the end is left out. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
