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

/**
 * Reads XML piece by piece from `from` on. A document type with declarations is refused, so that no entity can be defined.
 * Throws `Unreadable` where the text ends inside of a piece.
 */
export function* xmlTokens(text: string, format: string, from = 0): Generator<XmlToken> {
  let at = from;
  while (at < text.length) {
    const begin = text.indexOf('<', at);
    const words = text.slice(at, begin === -1 ? undefined : begin);
    if (/\S/.test(words)) yield { kind: 'text', text: unescaped(words) };
    if (begin === -1) return;
    const found = special.find(([sign]) => text.startsWith(sign, begin));
    const end = text.indexOf(found?.[1] ?? '>', begin);
    if (end === -1) throw new Unreadable(format, 'XML 不完整，文件可能未传完');
    if (found?.[2]) yield { kind: 'text', text: text.slice(begin + found[0].length, end) };
    at = end + (found?.[1].length ?? 1);
    if (found) continue;
    const piece = text.slice(begin + 1, end);
    // A `>` inside of an attribute is legal.
    const whole = oddQuotes(piece) ? wider(text, begin, format) : piece;
    at = begin + 1 + whole.length + 1;
    yield* tagTokens(whole, format);
  }
}

function oddQuotes(piece: string): boolean {
  return piece.includes('=') && /=\s*(?:"[^"]*|'[^']*)$/.test(piece);
}

function wider(text: string, begin: number, format: string): string {
  for (
    let end = text.indexOf('>', begin);
    end !== -1 && end - begin < 20_000;
    end = text.indexOf('>', end + 1)
  ) {
    const piece = text.slice(begin + 1, end);
    if (!oddQuotes(piece)) return piece;
  }
  throw new Unreadable(format, 'XML 标签不完整');
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

function attributesOf(piece: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of piece.matchAll(/([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes.set(localName(name), unescaped(double ?? single ?? ''));
  }
  return attributes;
}
