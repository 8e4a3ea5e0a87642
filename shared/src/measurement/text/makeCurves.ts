import { bounds } from '../bounds';
import type { Axis, Curve, Fact, Family } from '../reading';
import type { Column, Group } from './columns';
import { valueNotes } from './curveNotes';
import { familyOf } from './family';
import { pairsOf } from './pickAxes';
import { isAxisRole } from './roles';
import { type Region, scanFormOf } from './scanForm';

/** What all curves of a table share. */
export interface Setting {
  readonly title: string;
  readonly head: string;
  readonly extension: string;
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
}

const fewest = { known: 4, unknown: 8 };
const list =
  /area|fwhm|half ?width|d-?spac|\brsf\b|面积|半[峰高]宽|峰高|plate|\bwell\b|%.?conc|tailing|塔板/i;

/** True for a list of peaks or another report: it is shown as a table. */
const isList = ({ columns }: Group): boolean => columns.some(({ label }) => list.test(label));

/** Draws a group of columns: one curve for each y and each region. Returns none when it is a list, or when x goes as no scan does. */
export function curvesOf(group: Group, setting: Setting): Curve[] {
  if (isList(group) || (group.columns.length > 3 && isIndexed(group))) return [];
  const pairs = pairsOf(group, setting);
  const several = pairs.length > 1;
  return pairs.slice(0, bounds.curves).flatMap(({ x, y, notes }) => {
    const points = finitePoints(x, y);
    const least = isAxisRole(x.role) ? fewest.known : fewest.unknown;
    if (points.x.length < least) return [];
    const scan = scanFormOf(points.x);
    const shared = { ...setting, notes: [...setting.notes, ...notes, ...points.notes] };
    const name = curveName(setting.title, group.name, y, several);
    if (scan.kind === 'jumble') return jumbled(points, { x, y, name, setting: shared });
    const family = familyOf({ x: headOf(x), y: headOf(y), head: setting.head });
    const regions =
      family === 'isotherm'
        ? namedBranches(points.x, scan.turns, name)
        : scan.regions.map((region) => ({ region, name: '' }));
    return regions.slice(0, bounds.curves).map(({ region, name: branch }, index) =>
      curve(points, region, {
        x,
        y,
        family,
        setting: shared,
        name: regionName(name, branch, regions.length > 1 ? index + 1 : 0),
      }),
    );
  });
}

/** A matrix without any head is a plate or an image. */
const isIndexed = ({ columns }: Group): boolean =>
  columns.length > 5 &&
  columns.every(({ label, name }) => label === '' && name === '') &&
  columns.some(({ values }) => values.every(Number.isNaN));

const headOf = ({ label, unit }: Column): string => (unit === '' ? label : `${label} [${unit}]`.trim());

function curveName(title: string, group: string, y: Column, several: boolean): string {
  const column = several ? y.name || y.label : group === '' ? '' : y.name;
  return [...new Set([title, column === '' ? group : column].filter((part) => part !== ''))].join(' · ');
}

const regionName = (name: string, branch: string, number: number): string =>
  [name, branch === '' && number > 0 ? `第 ${number} 段` : branch].filter((part) => part !== '').join(' · ');

interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly notes: readonly string[];
}

/** Returns the points of which both values are numbers. Others are left out and counted. */
function finitePoints(x: Column, y: Column): Points {
  const xs = new Float64Array(x.values.length);
  const ys = new Float64Array(x.values.length);
  let count = 0;
  let gaps = 0;
  for (let index = 0; index < x.values.length; index++) {
    const [left = Number.NaN, right = Number.NaN] = [x.values[index], y.values[index]];
    if (Number.isFinite(left) && Number.isFinite(right)) {
      xs[count] = left;
      ys[count] = right;
      count++;
    } else if (Number.isFinite(left) || Number.isFinite(right)) gaps++;
  }
  const notes = gaps > 0 ? [`有 ${gaps} 行缺少数值，未绘制`] : [];
  if (x.time) notes.push('时间由“时:分”换算为分钟');
  return { x: xs.slice(0, count), y: ys.slice(0, count), notes };
}

interface Drawn {
  readonly x: Column;
  readonly y: Column;
  readonly name: string;
  readonly setting: Setting;
}

/** An x that jumps is drawn in the file's order only when the file is named as a curve's. */
function jumbled(points: Points, drawn: Drawn): Curve[] {
  if (!/^xy[de]?$/.test(drawn.setting.extension)) return [];
  const whole = { from: 0, to: points.x.length - 1 };
  const made = curve(points, whole, { ...drawn, family: 'other' });
  return [{ ...made, notes: [...made.notes, '横坐标不是单调的，按文件中的顺序绘制'] }];
}

function curve(
  points: Points,
  { from, to }: Region,
  { x, y, name, family, setting }: Drawn & { family: Family },
): Curve {
  const values = points.y.slice(from, to + 1);
  return {
    name,
    family,
    x: points.x.slice(from, to + 1),
    y: values,
    xAxis: axis(x),
    yAxis: axis(y),
    shape: 'line',
    facts: setting.facts,
    notes: [...setting.notes, ...valueNotes(values)],
  };
}

const axis = ({ label, unit }: Column): Axis => ({ label, unit });

/** A branch that the file names itself, and that does not turn, keeps the file's name. */
const namedBranches = (x: Float64Array, turns: readonly number[], name: string) =>
  branches(x, turns).map((branch) => (turns.length === 0 && name !== '' ? { ...branch, name: '' } : branch));

/** Parts an isotherm where its pressure turns: adsorption, desorption, and further turns of a scan. */
function branches(x: Float64Array, turns: readonly number[]): { region: Region; name: string }[] {
  const top = turns.length === 0 ? [] : turns;
  const edges = [0, ...top, x.length - 1];
  return edges
    .slice(0, -1)
    .map((from, index) => {
      const to = edges[index + 1] ?? from;
      const rising = (x[to] ?? 0) >= (x[from] ?? 0);
      return { region: { from: index === 0 ? from : from + 1, to }, name: rising ? '吸附' : '脱附' };
    })
    .filter(({ region }) => region.to >= region.from);
}
