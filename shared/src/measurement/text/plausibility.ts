/** An encoding that is tried when a text is not UTF-8. */
type Tried = 'utf-8' | 'gb18030' | 'shift_jis' | 'windows-1252' | 'macintosh';

/** A character beyond ASCII with its neighbours. */
interface Spot {
  readonly character: string;
  readonly code: number;
  readonly before: string;
  readonly after: string;
}

const letter = /[a-z]/i;
const wrong = -4;

/** Returns how well a decoded text reads: each character beyond ASCII counts for or against, by its neighbours. */
export function plausibility(text: string, encoding: Tried): number {
  const characters = Array.from(text);
  let score = 0;
  for (const [index, character] of characters.entries()) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    score += scoreOf(
      { character, code, before: characters[index - 1] ?? ' ', after: characters[index + 1] ?? ' ' },
      encoding,
    );
  }
  return score;
}

function scoreOf(spot: Spot, encoding: Tried): number {
  const { code } = spot;
  if (code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff) || (code >= 0x80 && code < 0xa0)) return wrong;
  if (encoding === 'windows-1252') return latin(spot);
  // A Mac writes some of these signs with the same bytes: its reading counts only where it is better.
  if (encoding === 'macintosh') return latin(spot) * 0.9 - 0.05;
  return encoding === 'shift_jis' ? japanese(spot) : chinese(spot, encoding);
}

/** Signs of units and names that stand alone between ASCII in Western heads. */
const sign = /[°Ååµ²³±®©™×·–—•…¹½¼“”‘’]/;
const accented = /[À-ÖØ-öø-ÿŠšŽžŸŒœ]/;

function latin({ character, code, before, after }: Spot): number {
  const beside = before > '\x7f' || after > '\x7f';
  if (character === '°' && /[CFcfK2]/.test(after)) return 4;
  if (/[“”‘…]/.test(character) && letter.test(before) && letter.test(after)) return -1;
  if (sign.test(character)) return beside ? -0.5 : 2;
  if (!accented.test(character)) return -1.5;
  if (beside) return letter.test(before) && accented.test(after) ? -0.2 : -2;
  const usual = code > 0xff ? 0.3 : 1.5;
  return letter.test(before) || letter.test(after) ? usual : -1;
}

const isHanzi = (text: string): boolean =>
  /[\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud87f][\udc00-\udfff]/.test(text);

function chinese({ character, code, before, after }: Spot, encoding: Tried): number {
  if (isHanzi(character)) {
    // A lone character within a word of small Latin letters: `Gr鲞e` is `Größe`.
    if (/[a-z]/.test(before) && /[a-z]/.test(after)) return -2;
    const together = isHanzi(before) || isHanzi(after);
    const usual = encoding === 'utf-8' || isCommon(character) ? 2 : -0.5;
    return together || usual < 0 ? usual : usual - 0.5;
  }
  if (/[，。：；（）％℃【】、《》“”—～．＋－／０-９Ａ-Ｚａ-ｚ]/.test(character)) return 2;
  if (/[°±×÷·μΩθλαβγ²³‰Ⅰ-Ⅻ①-⑩]/.test(character)) return 1;
  if (encoding === 'utf-8') return code > 0xa0 ? 1 : wrong;
  return code > 0xffff ? -0.5 : -1;
}

/** Bytes of GB2312's first level, the usual 3,755 characters, are what Chinese texts are made of. */
const isCommon = (character: string): boolean => commonHanzi().has(character);

let common: ReadonlySet<string> | undefined;

function commonHanzi(): ReadonlySet<string> {
  if (!common) {
    const bytes: number[] = [];
    for (let first = 0xb0; first <= 0xd7; first++) {
      for (let second = 0xa1; second <= 0xfe; second++) bytes.push(first, second);
    }
    common = new Set(new TextDecoder('gb18030').decode(Uint8Array.from(bytes)));
  }
  return common;
}

function japanese({ character, before, after }: Spot): number {
  if (/[\u3041-\u3093\u30a1-\u30fc]/.test(character)) return 2.2;
  if (/[\uff61-\uff9f]/.test(character)) return /[\uff61-\uff9f]/.test(before + after) ? 0.2 : -1;
  if (/[、。：（）％℃・]/.test(character)) return 1.5;
  if (isHanzi(character)) {
    const together = isHanzi(before) || isHanzi(after) || /[\u3041-\u30fc]/.test(before + after);
    return isJapaneseCommon(character) ? (together ? 1.6 : 0.8) : -0.7;
  }
  return /[°±×÷μΩθλ]/.test(character) ? 1 : -1;
}

let japaneseCommon: ReadonlySet<string> | undefined;

/** True for a kanji of JIS's first level. */
function isJapaneseCommon(character: string): boolean {
  if (!japaneseCommon) {
    const bytes: number[] = [];
    for (let first = 0x88; first <= 0x97; first++) {
      for (let second = first === 0x88 ? 0x9f : 0x40; second <= 0xfc; second++)
        if (second !== 0x7f) bytes.push(first, second);
    }
    japaneseCommon = new Set(new TextDecoder('shift_jis').decode(Uint8Array.from(bytes)));
  }
  return japaneseCommon.has(character);
}
