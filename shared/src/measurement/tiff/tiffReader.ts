import { bounds } from '../bounds';
import { factsFrom, shown } from '../drawn';
import { type Reader, Unreadable } from '../reader';
import type { Picture } from '../reading';
import { coloured } from './colours';
import { type Directory, directoriesOf, format } from './directory';
import { type Layout, layoutOf } from './layout';
import { samplesOf } from './samples';
import { metresPerPixel } from './scale';

/** Pictures of microscopes: grey, RGB and palette, strips and tiles, each page by itself, with the scale of the maker's tags. */
export const tiffReader: Reader = {
  fits: ({ bytes }) => {
    const order = String.fromCharCode(...bytes.subarray(0, 2));
    const [low, high] = order === 'MM' ? [bytes[3], bytes[2]] : [bytes[2], bytes[3]];
    return (order === 'II' || order === 'MM') && high === 0 && (low === 42 || low === 43);
  },
  read: ({ bytes }) => {
    if (bytes[2] === 43 || bytes[3] === 43) {
      throw new Unreadable('BigTIFF', '大于 4 GB 的 TIFF 格式不能显示', '请缩小后另存为普通 TIFF 或 PNG');
    }
    const { pages, more } = directoriesOf(bytes);
    const layouts = pages.map((page) => layoutOf(page));
    const count = withinPixels(layouts);
    const pictures = pages.slice(0, count).map((page, index) => pictureOf(bytes, page, layouts[index]));
    const cut =
      count < pages.length || more ? [`共 ${pages.length} 页${more ? '以上' : ''}，读取前 ${count} 页`] : [];
    return { kind: 'pictures', format, notes: cut, pictures };
  },
};

/** Returns how many pages are shown within the bound of pixels, at least the first. */
function withinPixels(layouts: readonly Layout[]): number {
  let pixels = 0;
  const over = layouts.findIndex(({ width, height }) => {
    pixels += width * height;
    return pixels > bounds.pixels;
  });
  return over === -1 ? layouts.length : Math.max(1, over);
}

function pictureOf(bytes: Uint8Array, page: Directory, known: Layout | undefined): Picture {
  const layout = known ?? layoutOf(page);
  const { at } = samplesOf(bytes, layout, bytes[0] === 0x49);
  const { rgba, stretched } = coloured(layout, at, layout.photometric === 3 ? page.numbers(320) : []);
  const scale = metresPerPixel(page);
  return {
    width: layout.width,
    height: layout.height,
    rgba,
    metresPerPixel: scale,
    facts: factsFrom([
      ['尺寸', `${layout.width} × ${layout.height} 像素`],
      [
        '位数',
        `${layout.bits} 位${layout.photometric === 2 ? '彩色' : layout.photometric === 3 ? '调色板' : '灰度'}`,
      ],
      ['像素尺寸', scale === null ? '' : `${shown(scale * 1e9)} nm`],
      ['显示', stretched ? `灰度 ${shown(stretched[0])} 至 ${shown(stretched[1])} 显示为黑至白` : ''],
      ['仪器', plain(page.text(271)) || plain(page.text(272))],
      ['软件', plain(page.text(305))],
      ['日期', plain(page.text(306))],
    ]),
  };
}

function plain(text: string): string {
  return text.split('\0')[0] ?? '';
}
