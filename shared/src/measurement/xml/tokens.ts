import { Unreadable } from '../reader';

/** A piece of XML. Names are without their namespace's prefix; comments, instructions and empty texts are left out. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Only XML's own five names and numbers: what a file declares itself is never expanded. */
function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole: string, body: string) => {
    if (!body.startsWith('#')) return named.get(body) ?? whole;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** What ends with which sign, and whether it is text. */
const special: readonly (readonly [begin: string, end: string, text: boolean])[] = [
  ['<!--', '-->', false],
  ['<![CDATA[', ']]>', true],
  ['<?', '?>', false],
];

function isSpecial(text: string, begin: number): boolean {
  const letter = text[begin + 1];
  return letter === '!' || letter === '?';
}

/** Pieces of one file: comments and empty elements of a few bytes would else take minutes. */
const mostPieces = 500_000;

/** Characters of one tag. */
const longestTag = 200_000;

/**
 * Reads XML piece by piece from `from` on. A document type with declarations is refused, so that no entity can be defined.
 * Throws `Unreadable` where the text ends inside of a piece.
 */
export function* xmlTokens(text: string, format: string, from = 0): Generator<XmlToken> {
  let at = from;
  for (let pieces = 0; at < text.length; pieces++) {
    if (pieces > mostPieces) throw new Unreadable(format, 'XML 的内容过多，超过可以读取的范围');
    const begin = text.indexOf('<', at);
    const words = text.slice(at, begin === -1 ? undefined : begin);
    if (/\S/.test(words)) yield { kind: 'text', text: unescaped(words) };
    if (begin === -1) return;
    const found = isSpecial(text, begin) ? special.find(([sign]) => text.startsWith(sign, begin)) : undefined;
    if (found) {
      const [sign, ending, isText] = found;
      const end = text.indexOf(ending, begin + sign.length);
      if (end === -1) throw new Unreadable(format, 'XML 不完整，文件可能未传完');
      if (isText) yield { kind: 'text', text: text.slice(begin + sign.length, end) };
      at = end + ending.length;
    } else {
      const end = tagEnd(text, begin, format);
      yield* tagTokens(text.slice(begin + 1, end), format);
      at = end + 1;
    }
  }
}

/** Returns the place of the `>` that ends a tag; one inside of an attribute is legal and ends nothing. */
function tagEnd(text: string, begin: number, format: string): number {
  const last = Math.min(text.length, begin + longestTag);
  let [quote, before] = ['', ''];
  for (let at = begin + 1; at < last; at++) {
    const letter = text.charAt(at);
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '>') return at;
    else if ((letter === '"' || letter === "'") && before === '=') quote = letter;
    if (letter > ' ') before = letter;
  }
  throw new Unreadable(format, last === text.length ? 'XML 不完整，文件可能未传完' : 'XML 标签不完整');
}

function* tagTokens(piece: string, format: string): Generator<XmlToken> {
  if (piece.startsWith('!')) {
    if (piece.includes('[')) throw new Unreadable(format, 'XML 自带实体声明，为安全起见不予读取');
    return;
  }
  const name = localName(/^\/?\s*([^\s/>]+)/.exec(piece)?.[1] ?? '');
  if (name === '') throw new Unreadable(format, 'XML 标签不完整');
  if (!piece.startsWith('/')) yield { kind: 'open', name, attributes: attributesOf(piece) };
  if (piece.startsWith('/') || piece.endsWith('/')) yield { kind: 'close', name };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const noAttributes: ReadonlyMap<string, string> = new Map();

/** Goes from one `=` to the next, so that no character is looked at twice. */
function attributesOf(piece: string): ReadonlyMap<string, string> {
  if (!piece.includes('=')) return noAttributes;
  const attributes = new Map<string, string>();
  for (let from = 0, equals = piece.indexOf('='); equals !== -1; equals = piece.indexOf('=', from)) {
    const name = piece.slice(from, equals).trim().split(/\s/).at(-1) ?? '';
    let begin = equals + 1;
    while (begin < piece.length && piece.charAt(begin) <= ' ') begin++;
    const quote = piece.charAt(begin);
    const end = quote === '"' || quote === "'" ? piece.indexOf(quote, begin + 1) : -1;
    if (end !== -1 && name !== '') attributes.set(localName(name), unescaped(piece.slice(begin + 1, end)));
    from = end === -1 ? begin : end + 1;
  }
  return attributes;
}
