import { bounds } from '../bounds';
import { Unreadable } from '../reader';
import type { Axis, Curve } from '../reading';
import { extentOf } from './checks';
import { kindOf } from './family';
import { factsOf, nameOf } from './head';
import { toPpm } from './ppm';
import { firstNumber, type JcampBlock, stated } from './records';
import { rowsOf } from './tuples';
import { axisOf } from './units';
import { type Points, xyData } from './xyData';

/** A variable of NTUPLES, a column of its head's table. */
interface Variable {
  readonly symbol: string;
  readonly name: string;
  readonly axis: Axis;
  readonly count?: number | undefined;
  readonly first?: number | undefined;
  readonly last?: number | undefined;
  readonly factor: number;
}

function cells(block: JcampBlock, ...labels: readonly string[]): string[] {
  return (stated(block, ...labels) ?? '').split(',').map((cell) => cell.trim());
}

function variables(block: JcampBlock): Variable[] {
  const column = (...labels: readonly string[]) => cells(block, ...labels);
  const [names, units, counts] = [column('VARNAME'), column('UNITS'), column('VARDIM')];
  const [firsts, lasts, factors] = [column('FIRST'), column('LAST'), column('FACTOR')];
  return column('SYMBOL').map((symbol, index) => {
    const name = names[index] ?? symbol;
    return {
      symbol: symbol.toUpperCase(),
      name,
      axis: named(name, axisOf(units[index], name)),
      count: firstNumber(counts[index]),
      first: firstNumber(firsts[index]),
      last: firstNumber(lasts[index]),
      factor: firstNumber(factors[index]) || 1,
    };
  });
}

/** The variable's own name says more than the unit's usual one, unless it only repeats it. */
function named(name: string, axis: Axis): Axis {
  if (/^temperature/i.test(name)) return { label: '温度', unit: axis.unit || axis.label };
  if (/^(?:weight|mass)$/i.test(name)) return { label: '质量', unit: axis.unit || axis.label };
  if (/^time/i.test(name)) return { label: '时间', unit: axis.unit || axis.label };
  return axis;
}

/**
 * Returns the curves of an NTUPLES block (JCAMP-DX 5.01 and 6.00): each page's table is a curve, or one for each dependent variable
 * of its groups.
 */
export function ntuples(block: JcampBlock): Curve[] {
  const known = variables(block);
  const curves: Curve[] = [];
  let page = '';
  for (const { label, value } of block.records) {
    if (label === 'PAGE') page = value.split('\n')[0] ?? '';
    if (label !== 'DATATABLE') continue;
    curves.push(...tableCurves(block, known, { page, value }));
    if (curves.length > bounds.curves) throw new Unreadable('JCAMP-DX', '页数超出可读取的范围');
  }
  return curves;
}

interface Page {
  readonly page: string;
  readonly value: string;
}

function tableCurves(block: JcampBlock, known: readonly Variable[], { page, value }: Page): Curve[] {
  const form = (value.split('\n')[0] ?? '').toUpperCase();
  const find = (symbol: string | undefined) => known.find((variable) => variable.symbol === symbol);
  const even = /\(([A-Z])\+\+\(([A-Z])\.\./.exec(form);
  if (even) {
    const [x, y] = [find(even[1]), find(even[2])];
    if (!x || !y) return [];
    return curve(block, [x, y], page, evenPoints(x, y, value), false);
  }
  const symbols = [...(/\(([A-Z]+)/.exec(form)?.[1] ?? 'XY')];
  const columns = symbols.map(find);
  const { rows } = rowsOf(value, symbols.length, { count: columns[0]?.count });
  const at = (index: number) =>
    Float64Array.from(rows, (row) => (row[index] ?? 0) * (columns[index]?.factor ?? 1));
  const independent = axisColumn(columns);
  return columns.flatMap((y, index) => {
    const x = columns[independent];
    if (index === independent || !x || !y || rows.length === 0) return [];
    const notes =
      y.count !== undefined && y.count !== rows.length && columns.length > 1
        ? [`文件头写明 ${y.count} 个点，实际为 ${rows.length} 个`]
        : [];
    return curve(block, [x, y], page, { x: at(independent), y: at(index), notes }, /PEAK/.test(form));
  });
}

/** A loss of mass is drawn over the temperature, whichever column the file calls independent. */
function axisColumn(columns: readonly (Variable | undefined)[]): number {
  const at = (label: string) => columns.findIndex((column) => column?.axis.label === label);
  return at('温度') !== -1 && at('质量') !== -1 ? at('温度') : 0;
}

function evenPoints(x: Variable, y: Variable, value: string): Points {
  const abscissas = { first: x.first, last: x.last, factor: x.factor };
  return xyData(value, { abscissas, yFactor: y.factor, count: x.count, firstY: y.first });
}

function curve(
  block: JcampBlock,
  [x, y]: readonly [Variable, Variable],
  page: string,
  points: Points,
  peaks: boolean,
): Curve[] {
  if (points.x.length === 0) return [];
  const type = stated(block, 'DATATYPE', 'NTUPLES') ?? '';
  const thermal = x.axis.label === '温度' && y.axis.label === '质量';
  const kind = kindOf(thermal ? 'TGA' : type, x.axis, y.axis, extentOf(points.y).most);
  const read: Curve = {
    name: [nameOf(block), y.name, page].filter((part) => part !== '').join(' · '),
    family: kind.family,
    x: points.x,
    y: points.y,
    xAxis: kind.xAxis,
    yAxis: kind.yAxis,
    // Groups of a mass spectrum are peaks; other writers call each table of groups `PEAKS`.
    shape: peaks && kind.family === 'mass' ? 'sticks' : 'line',
    facts: factsOf(block),
    notes: [...kind.notes, ...points.notes],
  };
  return [toPpm(block, read)];
}
