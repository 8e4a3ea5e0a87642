import type { SourceFile } from '../sourceFile';

const headLength = 6000;

/** Returns the text of XML: by its mark, by the encoding that it declares, else UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Returns the beginning of a file when it looks like XML, to find its root; empty otherwise. */
export function xmlHead({ bytes }: SourceFile): string {
  const head = decodeXml(bytes.subarray(0, headLength));
  return /^[\ufeff\s]*</.test(head) ? head : '';
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const label = /^[^>]*encoding\s*=\s*["']([\w-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
  // One byte a character was read above, so that UTF-16 can't be true here.
  if (/utf-?16/i.test(label)) return 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}
