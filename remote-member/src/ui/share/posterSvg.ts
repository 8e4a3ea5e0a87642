import { fonts, mark, palette } from '@portal/shared/look';

/** Size of a poster in px. */
export const posterSize = { width: 750, height: 1130 } as const;

/** Content of a poster. */
export interface PosterContent {
  /** Name of the portal, `name · subtitle`. */
  readonly brand: string;
  readonly headline: string;
  /** What the reader gets, on two lines: at most 22 characters, then at most 15 larger ones. */
  readonly benefit: readonly [string, string];
  readonly code: string;
}

const { primary, secondary, text } = palette.light;
const middle = posterSize.width / 2;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (content: string): string => content.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface Line {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
}

const centred = (content: string, { y, size, fill, bold = false }: Line): string =>
  `<text x="${middle}" y="${y}" text-anchor="middle" font-size="${size}" fill="${fill}"${bold ? ' font-weight="700"' : ''}>${escaped(content)}</text>`;

/** Draws a poster with a QR code as SVG. Its colours do not follow the colour scheme, because it is sent to others. */
export function posterSvg(
  { brand, headline, benefit, code }: PosterContent,
  qr: { readonly size: number; readonly path: string },
): string {
  const { width, height } = posterSize;
  const [name = '', subtitle = ''] = brand.split(' · ');
  const module = 400 / qr.size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(fonts)}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="560" fill="${primary.main}"/>`,
    `<path d="${mark.line}" transform="translate(-45 10) scale(21 14)" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1"/>`,
    `<g transform="translate(56 56) scale(1.7)"><rect width="40" height="40" rx="${mark.round}" fill="#fff"/><path d="${mark.line}" fill="none" stroke="${primary.main}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${mark.dot.cx}" cy="${mark.dot.cy}" r="${mark.dot.r}" fill="${secondary.light}"/></g>`,
    `<text x="144" y="88" font-size="34" font-weight="700" fill="#fff">${escaped(name)}</text><text x="144" y="122" font-size="22" fill="#fff" fill-opacity=".85">${escaped(subtitle)}</text>`,
    centred(headline, { y: 228, size: 54, fill: '#fff', bold: true }),
    centred(benefit[0], { y: 312, size: 30, fill: '#fff' }),
    centred(benefit[1], { y: 384, size: 44, fill: '#ffd9b3', bold: true }),
    `<rect x="145" y="450" width="460" height="460" rx="24" fill="#fff" stroke="#dde5ea"/>`,
    `<path d="${qr.path}" transform="translate(175 480) scale(${module})" fill="#000" shape-rendering="crispEdges"/>`,
    centred('长按识别二维码，注册下单', { y: 976, size: 32, fill: text.primary, bold: true }),
    centred(`邀请码 ${code}`, { y: 1030, size: 28, fill: text.secondary }),
    '</svg>',
  ].join('');
}
