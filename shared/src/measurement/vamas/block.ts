import { checkPoints } from '../drawn';
import { Unreadable } from '../reader';
import { unitOf, type VamasHead } from './head';
import { format, type VamasLines } from './lines';

/** A quantity that a block lists for each abscissa. */
interface Variable {
  readonly label: string;
  readonly unit: string;
  /** As the block states them; NaN where it does not. */
  readonly least: number;
  readonly most: number;
  readonly values: Float64Array;
}

/** One spectrum of the file. */
export interface VamasBlock {
  readonly id: string;
  readonly sample: string;
  readonly date: string;
  readonly technique: string;
  readonly variableValues: readonly number[];
  readonly source: string;
  /** In eV; NaN when the file does not tell it. */
  readonly photonEnergy: number;
  readonly analyserMode: string;
  readonly passEnergy: number;
  readonly species: string;
  /** Null for irregular abscissas: then they are the first variable. */
  readonly abscissa: { label: string; unit: string; start: number; step: number } | null;
  /** Dwell in seconds, and how often the spectrum was scanned. */
  readonly dwell: number;
  readonly scans: number;
  readonly variables: readonly Variable[];
}

const sputtering = ['FABMS', 'ISS', 'SIMS', 'SNMS'];
const electronTechniques = ['AES', 'EDX', 'ELS', 'UPS', 'XPS', 'XRF'];

/** Reads one block as ISO 14976 orders its lines. */
export function blockOf(lines: VamasLines, head: VamasHead): VamasBlock {
  const [id, sample] = [lines.next(), lines.next()];
  const date = dateOf(Array.from({ length: 6 }, () => lines.number()));
  lines.number();
  lines.skip(lines.count('注释行数'));
  const technique = lines.next();
  const variableValues = head.variables.map(() => lines.number());
  const source = lines.next();
  const depth = head.mode === 'SDP' || head.mode === 'SDPSV';
  // Atomic number, atoms and charge of the sputtering ion.
  if (depth || sputtering.some((name) => technique.toUpperCase().startsWith(name))) lines.skip(3);
  const photonEnergy = lines.number();
  // Strength, two widths and two angles of the source.
  lines.skip(5);
  const analyserMode = lines.next();
  const passEnergy = lines.number();
  if (/^AES\s*DIFF/i.test(technique)) lines.skip(1);
  // Magnification, work function, bias, two widths and two angles of the analyser.
  lines.skip(7);
  const species = [lines.next(), lines.next()].join(' ').trim();
  lines.skip(1);
  const abscissa = head.regular ? abscissaOf(lines) : null;
  const heads = Array.from({ length: lines.count('数据列数') }, () => {
    return { label: lines.next(), unit: unitOf(lines.next()) };
  });
  lines.next();
  const [dwell, scans] = [lines.number(), lines.number()];
  lines.skip(1);
  const electrons = electronTechniques.some((name) => technique.toUpperCase().startsWith(name));
  if (depth && electrons) lines.skip(7);
  // Tilt and rotation of the sample.
  lines.skip(3);
  lines.skip(3 * lines.count('附加参数数'));
  lines.skip(head.futureBlockEntries);
  const variables = ordinates(lines, heads);
  return {
    id,
    sample,
    date,
    technique,
    variableValues,
    source,
    photonEnergy,
    analyserMode,
    passEnergy,
    species,
    abscissa,
    dwell,
    scans,
    variables,
  };
}

function dateOf([year = 0, month = 0, day = 0, hour = 0, minute = 0]: readonly number[]): string {
  if (!(year > 1900 && month >= 1 && month <= 12 && day >= 1)) return '';
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

function abscissaOf(lines: VamasLines) {
  return { label: lines.next(), unit: unitOf(lines.next()), start: lines.number(), step: lines.number() };
}

/** Values of all variables in turn: the first of each, the second of each, and so on. */
function ordinates(lines: VamasLines, heads: readonly { label: string; unit: string }[]): Variable[] {
  const total = lines.count('数据个数');
  if (heads.length === 0) throw new Unreadable(format, '数据块没有写明数据列');
  const limits = heads.map(() => ({ least: lines.number(), most: lines.number() }));
  if (total > lines.left()) throw new Unreadable(format, '文件写明的数据个数与文件大小不符');
  if (total % heads.length !== 0) throw new Unreadable(format, '数据个数不是数据列数的整数倍');
  const rows = total / heads.length;
  checkPoints(format, rows);
  const columns = heads.map(() => new Float64Array(rows));
  for (let row = 0; row < rows; row++) for (const column of columns) column[row] = lines.number();
  return heads.map(({ label, unit }, index) => ({
    label,
    unit,
    least: limits[index]?.least ?? Number.NaN,
    most: limits[index]?.most ?? Number.NaN,
    values: columns[index] ?? new Float64Array(),
  }));
}
