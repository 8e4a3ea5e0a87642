import { type ByteView, hasSign } from '../byteView';
import { checkPoints, drawn, factsFrom, shown, withinBounds } from '../drawn';
import { type Reader, Unreadable } from '../reader';
import type { Curve } from '../reading';
import { blocksOf, format, headOf, viewOf, type WdfBlock, type WdfHead } from './head';
import { originsOf } from './origins';
import { axisOf, familyOf } from './units';

/** Spectra of Renishaw's WiRE: one, a series or a map, each spectrum a curve that is named by its place, depth or time. */
export const wdfReader: Reader = {
  fits: ({ bytes }) => hasSign(bytes, 'WDF1'),
  read: ({ bytes }) => {
    const view = viewOf(bytes);
    const head = headOf(view);
    const blocks = blocksOf(view);
    const data = blockNamed(blocks, 'DATA', '光谱数据');
    const stored = storedSpectra(view, head, data);
    const list = blockNamed(blocks, 'XLST', '横坐标');
    if ((head.flags & ownAbscissas) !== 0 && stored > 1) {
      throw new Unreadable(format, '各光谱的横坐标不同，不能读取', '请在 WiRE 中将光谱导出为文本（TXT）');
    }
    const { count, notes } = withinBounds(stored, head.points);
    const x = abscissasOf(view, head, list);
    const origins = originsOf(view, blocks.get('ORGN'), head.capacity);
    const curves = Array.from({ length: count }, (_, spectrum) =>
      drawn(format, {
        ...shared(view, head, list),
        name: origins.nameOf(spectrum) || (stored === 1 ? head.title : `光谱 ${spectrum + 1}`),
        x,
        y: floats(view, data.at + spectrum * head.points * 4, head.points),
        notes: origins.isSaturated(spectrum) ? ['仪器标记此光谱已饱和'] : [],
      }),
    );
    const sized =
      data.size === head.capacity * head.points * 4
        ? []
        : ['光谱数据块的大小与文件头写明的点数不符，点数可能有误'];
    const unfinished =
      head.collected < head.capacity ? [`预定 ${head.capacity} 个光谱，已采集 ${head.collected} 个`] : [];
    return { kind: 'curves', format, notes: [...notes, ...sized, ...unfinished], curves };
  },
};

/** The head's flag of a file with a list of abscissas for each spectrum. */
const ownAbscissas = 0x1;

function blockNamed(blocks: ReadonlyMap<string, WdfBlock>, name: string, what: string): WdfBlock {
  const block = blocks.get(name);
  if (!block) throw new Unreadable(format, `文件不完整：没有${what}`);
  return block;
}

/** Returns how many spectra were written; throws when the file can't hold what its head states. */
function storedSpectra(view: ByteView, { points, capacity, collected }: WdfHead, data: WdfBlock): number {
  if (points < 1 || collected < 1) throw new Unreadable(format, '文件中没有已采集的光谱');
  if (collected > capacity) {
    throw new Unreadable(format, `文件头写明已采集 ${collected} 个光谱，多于预定的 ${capacity} 个`);
  }
  const bytes = collected * points * 4;
  if (bytes > data.size) throw new Unreadable(format, '文件大小与文件头不符：光谱数据超出文件末尾');
  view.needs(data.at, bytes, '光谱数据');
  checkPoints(format, points);
  return collected;
}

function abscissasOf(view: ByteView, { points, abscissas, rows }: WdfHead, list: WdfBlock): Float64Array {
  if (abscissas !== points) {
    const image = rows > 1 && abscissas * rows === points;
    throw new Unreadable(
      format,
      image
        ? '文件保存的是图像，不是光谱'
        : `横坐标有 ${abscissas} 个值，每个光谱有 ${points} 个点，无法对应`,
      '请在 WiRE 中将光谱导出为文本（TXT）',
    );
  }
  if (8 + points * 4 > list.size) throw new Unreadable(format, '横坐标的数量与文件头不符');
  return floats(view, list.at + 8, points);
}

function floats(view: ByteView, at: number, count: number): Float64Array {
  view.needs(at, count * 4, '数据点');
  return Float64Array.from({ length: count }, (_, index) => view.f32(at + index * 4));
}

function shared(view: ByteView, head: WdfHead, list: WdfBlock): Omit<Curve, 'name' | 'x' | 'y' | 'notes'> {
  const xUnit = view.u32(list.at + 4);
  const nanometres = head.laser > 0 ? shown(1e7 / head.laser) : '';
  return {
    family: familyOf(xUnit),
    xAxis: axisOf(xUnit, '横坐标'),
    yAxis: axisOf(head.yUnit, '强度'),
    shape: 'line',
    facts: factsFrom([
      ['标题', head.title],
      ['软件', head.program],
      ['开始时间', head.started],
      ['激光波长', nanometres && `${nanometres} nm`],
      ['累加次数', `${head.accumulations}`],
    ]),
  };
}
