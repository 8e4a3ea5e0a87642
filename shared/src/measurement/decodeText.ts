/** The sign by which programs of DOS end a text. */
const endSign = '\u001a';

/** A NUL or another control that text does not hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is searched.
const control = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

/**
 * Returns the text of a file: UTF-16 by its mark or by its zero bytes, UTF-8, GB18030, Shift JIS, else Windows-1252.
 * Line ends become `\n`. Returns undefined for binary content.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = utf16(bytes) ?? byteText(bytes);
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const end = content.indexOf(endSign);
  const kept = end === -1 ? content : content.slice(0, end);
  return control.test(kept.slice(0, 65536)) ? undefined : kept;
}

const decode = (bytes: Uint8Array, encoding: string, fatal = false): string =>
  // `stream` leaves out a character that is cut at the end of a file's beginning.
  new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true });

function utf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const head = bytes.subarray(0, 400);
  const zeros = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 4 && even === 0) return decode(bytes, 'utf-16le');
  if (even > head.length / 4 && odd === 0) return decode(bytes, 'utf-16be');
  return undefined;
}

function byteText(bytes: Uint8Array): string {
  const [best] = ['utf-8', 'gb18030', 'shift_jis']
    .map((encoding) => strictly(bytes, encoding))
    .filter((text) => text !== undefined);
  return best ?? decode(bytes, 'windows-1252');
}

function strictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return decode(bytes, encoding, true);
  } catch {
    return undefined;
  }
}
