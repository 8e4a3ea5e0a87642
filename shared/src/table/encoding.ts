/** Encodings by the byte order mark at the start of a text. */
const marks = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * Returns the text of bytes: by their mark; as UTF-16 when they have the zeros of its breaks and Latin letters; as UTF-8 when
 * they are; else as GB18030, which contains GBK, or as Big5 when only that gives a text that `isLikely`. Undefined when no
 * encoding fits.
 */
export function decoded(bytes: Uint8Array, isLikely: (text: string) => boolean): string | undefined {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return textIn(marked.encoding, bytes);
  if (bytes.includes(0)) return textIn(zerosAreFirst(bytes) ? 'utf-16be' : 'utf-16le', bytes);
  const utf8 = textIn('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  return almostUtf8(bytes) ?? textOfChina(bytes, isLikely);
}

function textOfChina(bytes: Uint8Array, isLikely: (text: string) => boolean): string | undefined {
  const mainland = textIn('gb18030', bytes);
  if (mainland !== undefined && isLikely(mainland)) return mainland;
  const taiwan = textIn('big5', bytes);
  return taiwan !== undefined && isLikely(taiwan) ? taiwan : mainland;
}

/** Returns the text when bytes are valid in an encoding and have no control characters but breaks. */
function textIn(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return control.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

// U+001A ends the files of old programs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: binary files have them
const control = /[\0-\x08\x0e-\x19\x1b-\x1f]/;

/** Latin letters and breaks have their zero in the first byte of two, or in the second. */
const zerosAreFirst = (bytes: Uint8Array): boolean => {
  const first = bytes.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  return first * 2 > bytes.filter((byte) => byte === 0).length;
};

/** Returns UTF-8 of which few letters are broken, with U+FFFD in their places: as GB18030 all of it would be wrong. */
function almostUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = text.split('\ufffd').length - 1;
  const wide = text.replace(/[\0-\u07ff\ufffd]/g, '').length;
  return lost * 10 < wide && !control.test(text) ? text : undefined;
}
