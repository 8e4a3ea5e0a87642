import type { Curve } from '../reading';
import { contradictions, extentOf } from './checks';
import { kindOf } from './family';
import { abscissasOf } from './grid';
import { factsOf, nameOf } from './head';
import { ntuples } from './ntuples';
import { toPpm } from './ppm';
import { type JcampBlock, numberIn, stated } from './records';
import { rowsOf } from './tuples';
import { axisOf } from './units';
import { type Points, xyData } from './xyData';

const sections = ['XYDATA', 'XYPOINTS', 'PEAKTABLE', 'PEAKASSIGNMENTS', 'RADATA'];

/** Returns the curves of a block: none for a block without data, as the outer one of a LINK. */
export function curvesOf(block: JcampBlock): Curve[] {
  if (block.records.some(({ label }) => label === 'NTUPLES')) return ntuples(block);
  return block.records.flatMap(({ label, value }) => {
    if (!sections.includes(label)) return [];
    const form = value.split('\n')[0] ?? '';
    const points = form.includes('++') ? even(block, value) : pairs(block, value, form);
    return points.x.length === 0 ? [] : [curve(block, label, points)];
  });
}

function even(block: JcampBlock, value: string): Points {
  return xyData(value, {
    abscissas: abscissasOf(block),
    yFactor: numberIn(block, 'YFACTOR') || 1,
    count: numberIn(block, 'NPOINTS'),
    firstY: numberIn(block, 'FIRSTY'),
  });
}

/** `(XY..XY)`, `(XYW..XYW)` or `(XYA)`: of each group the first two numbers are drawn. */
function pairs(block: JcampBlock, value: string, form: string): Points {
  const size = Math.max(2, (/\(([A-Z]+)/.exec(form)?.[1] ?? 'XY').replace(/[AM]$/, '').length);
  const count = numberIn(block, 'NPOINTS');
  const [xFactor, yFactor] = [numberIn(block, 'XFACTOR') || 1, numberIn(block, 'YFACTOR') || 1];
  const firstX = numberIn(block, 'FIRSTX');
  const { rows, decimalComma, rest } = rowsOf(value, size, { count, firstX });
  const notes = [
    ...(decimalComma ? ['文件中的逗号按小数点读取'] : []),
    ...(rest > 0 ? ['末尾的数值不成对，未绘制'] : []),
    ...(count !== undefined && count !== rows.length
      ? [`文件头写明 ${count} 个点，实际为 ${rows.length} 个`]
      : []),
  ];
  const [x, y] = [0, 1].map((column) => Float64Array.from(rows, (row) => row[column] ?? 0));
  const scaled = (values: Float64Array | undefined, factor: number) =>
    values?.map((number) => number * factor) ?? new Float64Array();
  return { x: scaled(x, xFactor), y: scaled(y, yFactor), notes };
}

function curve(block: JcampBlock, label: string, { x, y, notes }: Points): Curve {
  const type = stated(block, 'DATATYPE') ?? '';
  const kind = kindOf(
    type,
    axisOf(stated(block, 'XUNITS'), '横坐标'),
    axisOf(stated(block, 'YUNITS'), '纵坐标'),
    extentOf(y).most,
  );
  const peaks = label.startsWith('PEAK') || /PEAK/i.test(stated(block, 'DATACLASS') ?? '');
  const read: Curve = {
    name: nameOf(block),
    family: kind.family,
    x,
    y,
    xAxis: kind.xAxis,
    yAxis: kind.yAxis,
    shape: peaks ? 'sticks' : 'line',
    facts: factsOf(block),
    notes: [...kind.notes, ...notes, ...contradictions(block, x, y)],
  };
  return toPpm(block, read);
}
