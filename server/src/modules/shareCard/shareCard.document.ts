import { markSvg, palette } from '@portal/shared/look';
import { portalName } from '@portal/shared/meta';
import { formatFen } from '@portal/shared/rules';

/** Size of a card in px, as WeChat, QQ and others show it in full. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The fonts of the cards are those of PDFs. */
export const cardFont = 'Noto Sans SC';

/** What a card says. */
export interface CardFacts {
  readonly title: string;
  readonly text: string;
  /** Price of one unit with the cheapest choices, in fen, and the unit. */
  readonly price?: { readonly fen: number; readonly unit: string };
  /** A picture with its type. */
  readonly picture?: { readonly mime: string; readonly bytes: Buffer } | undefined;
}

const colours = palette.light;
const left = 64;
/** Columns in px: the words, with a picture beside them or alone. */
const columns = { beside: 520, alone: 1072 } as const;

const escaped = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\u{10ffff}]/gu, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Width of a text in em: ideographs and Chinese quotes are square, other letters about half as wide. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter < '\u2e80' && !/[“”‘’…—]/.test(letter) ? 0.56 : 1), 0);

/** Returns the lines of a text that is `most` em wide; the last of `count` lines is cut with an ellipsis. */
export function linesOf(text: string, most: number, count: number): string[] {
  // No line ends with an opening bracket or begins with a closing sign.
  const words = text.match(/[（“‘「《]*(?:[!-\u024f]+|[\s\S])[）”’」》，。、；：？！…]*/gu) ?? [];
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (widthOf(line + word) <= most || line === '') lines[lines.length - 1] = line + word;
    else lines.push(word.trim());
  }
  if (lines.length <= count) return lines;
  const last = [...(lines[count - 1] ?? '')];
  while (last.length > 0 && widthOf(`${last.join('')}…`) > most) last.pop();
  return [...lines.slice(0, count - 1), `${last.join('')}…`];
}

interface Words {
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly bold?: true;
}

/** Draws a line of text. The font has one weight; a thin edge of the same colour makes it bold. */
const words = (text: string, { y, size, colour, bold }: Words, x = left) =>
  `<text x="${x}" y="${y}" font-family="${cardFont}" font-size="${size}" fill="${colour}"${
    bold ? ` stroke="${colour}" stroke-width="${size / 40}"` : ''
  }>${escaped(text)}</text>`;

/** The mark and the name of the portal. */
function brand(): string {
  const [name = '', line = ''] = portalName.split(' · ');
  return [
    `<g transform="translate(${left} 60)">${markSvg(68)}</g>`,
    words(name, { y: 98, size: 36, colour: colours.text.primary, bold: true }, 152),
    words(line, { y: 128, size: 22, colour: colours.text.secondary }, 152),
  ].join('');
}

function picture({ mime, bytes }: NonNullable<CardFacts['picture']>): string {
  // A drawn picture names fonts of browsers.
  const own = mime.startsWith('image/svg')
    ? Buffer.from(bytes.toString('utf8').replace(/font-family="[^"]*"/g, `font-family="${cardFont}"`))
    : bytes;
  const box = 'x="640" y="176" width="496" height="331"';
  return [
    `<clipPath id="box"><rect ${box} rx="12"/></clipPath>`,
    `<image ${box} preserveAspectRatio="xMidYMid slice" clip-path="url(#box)" href="data:${mime};base64,${own.toString('base64')}"/>`,
    `<rect ${box} rx="12" fill="none" stroke="${colours.divider}" stroke-width="2"/>`,
  ].join('');
}

/** Draws the card that others show for a link: brand, title, a sentence, price and picture. */
export function cardSvg(facts: CardFacts): string {
  const { width, height } = cardSize;
  const column = facts.picture ? columns.beside : columns.alone;
  const [large, small] = [facts.picture ? 50 : 64, 26];
  const title = linesOf(facts.title, column / large, 3);
  const text = linesOf(facts.text, column / small, 3);
  const textY = 236 + (title.length - 1) * large * 1.3 + 66;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.background.default}"/>`,
    `<rect width="${width}" height="12" fill="${colours.primary.main}"/>`,
    brand(),
    ...title.map((line, at) =>
      words(line, { y: 236 + at * large * 1.3, size: large, colour: colours.text.primary, bold: true }),
    ),
    ...text.map((line, at) =>
      words(line, { y: textY + at * small * 1.6, size: small, colour: colours.text.secondary }),
    ),
    facts.price
      ? words(`${formatFen(facts.price.fen)} 起/${facts.price.unit}`, {
          y: 566,
          size: 40,
          colour: colours.secondary.main,
          bold: true,
        })
      : '',
    facts.picture ? picture(facts.picture) : '',
    '</svg>',
  ].join('');
}
