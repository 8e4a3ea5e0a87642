import { type Ink, strokeOf } from './ink';
import { faintness, markShade } from './paintCanvas';
import type { Scene } from './scene';
import type { SceneText } from './sceneText';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text for XML: names in a file may contain markup. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const short = (value: number): string => `${Number(value.toFixed(2))}`;

/** Returns a scene as an SVG document, with a name of each curve in its `title`; `remarks` say what was done with them. */
export function svgOf(
  scene: Scene,
  ink: Ink,
  names: readonly string[],
  remarks: readonly string[] = [],
): string {
  const { frame, box, grid, paths, marks, texts } = scene;
  const lines = grid.map((ends) => {
    const [x1, y1, x2, y2] = ends.map(short);
    return `<path d="M${x1} ${y1}L${x2} ${y2}"/>`;
  });
  const curves = paths.map(({ style, faint, strokes }, index) => {
    const { colour, dash } = strokeOf(ink, style);
    const d = strokes.map(strokeData).join('');
    return `<path stroke="${colour}"${faint ? ` stroke-opacity="${faintness}"` : ''} stroke-dasharray="${dash.join(' ') || 'none'}" d="${d}"><title>${escaped(names[index] ?? '')}</title></path>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">`,
    ...(remarks.length > 0 ? [`<desc>${escaped(remarks.join('\n'))}</desc>`] : []),
    `<rect width="100%" height="100%" fill="${ink.paper ?? 'none'}"/>`,
    `<clipPath id="box"><rect ${rect(box)}/></clipPath>`,
    `<g fill="none" stroke="${ink.grid}" stroke-width="${short(frame.font / 12)}">${lines.join('')}</g>`,
    `<rect ${rect(box)} fill="none" stroke="${ink.frame}" stroke-width="${short(frame.font / 12)}"/>`,
    marksOf(scene, ink),
    `<g fill="none" stroke-width="${short(frame.font / 9)}" stroke-linejoin="round" clip-path="url(#box)">${curves.join('')}</g>`,
    `<g fill="${ink.text}" font-family="Arial, 'Noto Sans SC', 'Microsoft YaHei', sans-serif" font-size="${frame.font}">${[...texts, ...marks.map(({ text }) => text)].map(textOf).join('')}</g>`,
    '</svg>',
  ].join('\n');
}

const rect = ({ left, top, right, bottom }: Scene['box']): string =>
  `x="${short(left)}" y="${short(top)}" width="${short(right - left)}" height="${short(bottom - top)}"`;

function marksOf({ marks, box, frame }: Scene, ink: Ink): string {
  const drawn = marks.map(({ left, right, lines }) => {
    const d = lines.map((x) => `M${short(x)} ${short(box.top)}V${short(box.bottom)}`).join('');
    return `<rect ${rect({ ...box, left, right })} fill="${ink.text}" fill-opacity="${markShade}"/><path d="${d}" fill="none" stroke="${ink.text}" stroke-width="${short(frame.font / 12)}" stroke-dasharray="${short(frame.font / 4)}"/>`;
  });
  return `<g>${drawn.join('')}</g>`;
}

function strokeData(points: readonly number[]): string {
  let data = '';
  for (let index = 0; index < points.length; index += 2)
    data += `${index === 0 ? 'M' : 'L'}${short(points[index] ?? 0)} ${short(points[index + 1] ?? 0)}`;
  return data;
}

function textOf({ x, y, text, anchor, upright }: SceneText): string {
  const turned = upright ? ` transform="rotate(-90 ${short(x)} ${short(y)})"` : '';
  return `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"${turned}>${escaped(text)}</text>`;
}
