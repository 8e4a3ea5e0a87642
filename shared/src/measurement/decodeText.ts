import { plausibility } from './text/plausibility';

/** The sign by which programs of DOS end a text. */
const endSign = '\u001a';

/** A NUL or another control that text does not hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is searched.
const control = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

/** Bytes of the lines from which an encoding is decided. */
const judged = 65_536;

/**
 * Returns the text of a file: UTF-16 by its mark or by its zero bytes, UTF-8, else the most plausible of GB18030, Shift
 * JIS, Windows-1252 and Mac Roman. Line ends become `\n`. Returns undefined for binary content.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = utf16(bytes) ?? byteText(bytes);
  const content = text.replace(/^\ufeff/, '').replace(/\r\r?\n|\r/g, '\n');
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
  const head = bytes.subarray(0, 4000);
  const zeros = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 6 && even === 0) return decode(bytes, 'utf-16le');
  if (even > head.length / 6 && odd === 0) return decode(bytes, 'utf-16be');
  return undefined;
}

function byteText(bytes: Uint8Array): string {
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    const lines = judgedLines(bytes);
    const encodings = ['utf-8', 'gb18030', 'shift_jis', 'windows-1252', 'macintosh'] as const;
    const scores = encodings.map((encoding) => ({
      encoding,
      score: plausibility(decode(lines, encoding), encoding),
    }));
    return decode(bytes, scores.reduce((best, next) => (next.score > best.score ? next : best)).encoding);
  }
}

/** Returns the lines that hold bytes beyond ASCII, up to a bound: what tells the encoding. */
function judgedLines(bytes: Uint8Array): Uint8Array {
  const lines = new Uint8Array(judged);
  let length = 0;
  let from = 0;
  let high = false;
  for (let at = 0; at <= bytes.length && length < judged; at++) {
    const byte = bytes[at];
    if (byte !== undefined && byte > 0x7f) high = true;
    const ends = byte === undefined || byte === 0x0a || byte === 0x0d;
    if (!ends) continue;
    if (high) {
      const line = bytes.subarray(from, Math.min(at + 1, from + judged - length));
      lines.set(line, length);
      length += line.length;
    }
    from = at + 1;
    high = false;
  }
  return lines.subarray(0, length);
}
