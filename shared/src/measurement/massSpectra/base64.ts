import { Unreadable } from '../reader';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const [blank, ending, broken] = [64, 65, 66];

const codes = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/\s/.test(letter)) return blank;
  if (letter === '=') return ending;
  const place = letters.indexOf(letter);
  return place === -1 ? broken : place;
});

/** Returns the bytes of base64 (RFC 4648) with blanks anywhere. A sign that is none of its letters, or a letter alone, is refused. */
export function base64Bytes(text: string, format: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let [length, bits, held, ended] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const code = codes[text.charCodeAt(at)] ?? broken;
    if (code === blank) continue;
    if (code === ending) {
      ended = true;
      continue;
    }
    if (code === broken || ended) throw new Unreadable(format, '数据的 base64 编码已损坏');
    held = ((held << 6) | code) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (held >> bits) & 0xff;
    }
  }
  if (bits >= 6) throw new Unreadable(format, '数据的 base64 编码不完整');
  return bytes.subarray(0, length);
}
