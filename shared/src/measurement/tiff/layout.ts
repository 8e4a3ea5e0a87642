import { bounds } from '../bounds';
import { Unreadable } from '../reader';
import { type Directory, format } from './directory';

/** How the samples of a page are stored. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Bits of one sample: 1, 4, 8, 16 or 32. */
  readonly bits: number;
  readonly samples: number;
  readonly kind: 'unsigned' | 'signed' | 'float';
  /** Each colour by itself. */
  readonly planar: boolean;
  readonly photometric: number;
  readonly predictor: number;
  readonly compression: number;
  /** The last sample is how much a pixel covers. */
  readonly alpha: boolean;
  /** Of a strip or a tile, in pixels. */
  readonly pieceWidth: number;
  readonly pieceHeight: number;
  readonly offsets: readonly number[];
  readonly byteCounts: readonly number[];
}

const kinds: Record<number, Layout['kind']> = { 2: 'signed', 3: 'float' };

/** Reads how a page is stored (TIFF 6.0, baseline and tiles); throws for what is not read. */
export function layoutOf(page: Directory): Layout {
  const [width, height] = [page.first(256) ?? 0, page.first(257) ?? 0];
  if (!(width > 0 && height > 0)) throw new Unreadable(format, '文件没有写明图像的尺寸');
  if (width * height > bounds.pixels) {
    throw new Unreadable(format, `图像为 ${width} × ${height} 像素，超过可以显示的范围`, '请缩小后重新导出');
  }
  const tiled = page.first(322) !== undefined;
  const allBits = page.numbers(258).slice(0, 16);
  const bits = allBits[0] ?? 1;
  const samples = page.first(277) ?? 1;
  const layout: Layout = {
    width,
    height,
    bits,
    samples,
    kind: kinds[page.first(339) ?? 1] ?? 'unsigned',
    planar: page.first(284) === 2 && samples > 1,
    photometric: page.first(262) ?? 1,
    predictor: page.first(317) ?? 1,
    compression: page.first(259) ?? 1,
    alpha: [1, 2].includes(page.numbers(338).at(-1) ?? 0),
    pieceWidth: tiled ? (page.first(322) ?? 0) : width,
    pieceHeight: tiled ? (page.first(323) ?? 0) : Math.min(page.first(278) ?? height, height),
    offsets: page.numbers(tiled ? 324 : 273),
    byteCounts: page.numbers(tiled ? 325 : 279),
  };
  check(layout, allBits);
  if (page.first(266) === 2 && bits < 8) throw new Unreadable(format, '图像各位的次序不能读取');
  return layout;
}

function check(
  { bits, samples, kind, photometric, predictor, pieceWidth, pieceHeight }: Layout,
  allBits: readonly number[],
) {
  const refuse = (reason: string) => {
    throw new Unreadable(format, reason, '请另存为 8 位灰度或 RGB 的 TIFF，或导出为 PNG');
  };
  if (![1, 4, 8, 16, 32].includes(bits) || allBits.some((other) => other !== bits))
    refuse(`每个样点 ${allBits.join('、')} 位，不能读取`);
  if (![0, 1, 2, 3].includes(photometric)) refuse('图像的色彩方式不能读取');
  if (samples > 8 || samples < (photometric === 2 ? 3 : 1)) refuse(`每个像素有 ${samples} 个样点，不能读取`);
  if (predictor !== 1 && (predictor !== 2 || bits < 8 || bits > 16)) refuse('图像的预测方式不能读取');
  if (photometric === 3 && (bits > 8 || kind !== 'unsigned')) refuse('调色板图像的位数不能读取');
  if (bits === 32 && photometric === 2) refuse('32 位彩色图像不能读取');
  if (!(pieceWidth > 0 && pieceHeight > 0 && pieceWidth <= 65_536 * 4)) refuse('图像分块的尺寸无效');
}
