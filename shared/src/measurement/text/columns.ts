import type { Head } from './head';
import { axisOf } from './labels';
import { type Role, roleOf } from './roles';
import type { Run } from './runs';

/** A column of numbers with what its head says. */
export interface Column {
  readonly label: string;
  readonly unit: string;
  readonly name: string;
  readonly role: Role;
  readonly time: boolean;
  readonly values: readonly number[];
}

/** Columns that share an x: all of a table, or one pair of many. */
export interface Group {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Returns the groups of a run: parted by empty columns, then by heads that come again (`x y x y`). */
export function groupsOf(run: Run, head: Head): Group[] {
  const parts = partsOf(run, head);
  return parts.flatMap((columns) =>
    repeated(columns).map((group) => ({ columns: group, name: nameOf(group) })),
  );
}

const nameOf = (columns: readonly Column[]): string => columns.find(({ name }) => name !== '')?.name ?? '';

/** A name stands above the first column of its pair or above its numbers: texts and dates between count for the next number. */
function partsOf(run: Run, head: Head): Column[][] {
  const parts: Column[][] = [[]];
  let pending = '';
  for (const [index, { kind, values }] of run.columns.entries()) {
    const name = head.names[index] ?? '';
    if (kind === 'number' || kind === 'time') {
      parts
        .at(-1)
        ?.push(columnOf(head.labels[index] ?? '', name === '' ? pending : name, values, kind === 'time'));
      pending = '';
    } else {
      pending = name === '' ? pending : name;
      if (kind === 'empty' && (head.labels[index] ?? '') === '') parts.push([]);
    }
  }
  const filled = parts.filter((part) => part.length > 0);
  return filled.every((part) => part.length >= 2) ? filled : [filled.flat()];
}

function columnOf(text: string, name: string, values: readonly number[], time: boolean): Column {
  const axis = axisOf(text);
  const role = roleOf(axis.unit === '' ? text : `${axis.label} [${axis.unit}]`);
  const named = role === 'value' && axis.unit !== '' ? roleOf(axis.label) : role;
  // CasaXPS leaves the unit of its energies out.
  const usual = /^[bk]\.e\.$/i.test(axis.label) ? 'eV' : '';
  const unit = time ? 'min' : axis.unit || usual;
  return { label: axis.label, unit, name, role: time && named === 'value' ? 'time' : named, time, values };
}

/** Parts columns whose heads come again at even distances. */
function repeated(columns: readonly Column[]): Column[][] {
  const period = periodOf(columns);
  if (period === undefined) return [[...columns]];
  return Array.from({ length: columns.length / period }, (_, group) =>
    columns.slice(group * period, (group + 1) * period),
  );
}

function periodOf(columns: readonly Column[]): number | undefined {
  const count = columns.length;
  if (count < 4) return undefined;
  for (let period = 2; period <= Math.min(12, count / 2); period++) {
    if (count % period === 0 && repeats(columns, period)) return period;
  }
  return count % 2 === 0 && arePairs(columns) ? 2 : undefined;
}

const plainLabel = ({ label }: Column): string =>
  label
    .toLowerCase()
    .replace(/[\s_.#-]{0,9}\d{1,9}$/, '')
    .trim();

function repeats(columns: readonly Column[], period: number): boolean {
  const same = columns.every((column, index) => {
    const first = columns[index % period];
    return first !== undefined && plainLabel(column) !== '' && plainLabel(column) === plainLabel(first);
  });
  // Distinct heads within a period, so that `Sample 1, Sample 2` of one x don't count as pairs.
  if (same) return new Set(columns.slice(0, period).map(plainLabel)).size === period || arePairs(columns);
  const [first] = columns;
  const axis = first?.role ?? 'value';
  const isX = (index: number) => columns[index]?.role === axis;
  return (
    axis !== 'value' && axis !== 'index' && columns.every((_, index) => isX(index) === (index % period === 0))
  );
}

/** True for columns in which each odd one goes forward over a like range, and not each even one does: pairs without heads. */
function arePairs(columns: readonly Column[]): boolean {
  const xs = columns.filter((_, index) => index % 2 === 0);
  const ys = columns.filter((_, index) => index % 2 === 1);
  const named = xs.every(({ label }) => label !== '') && ys.every(({ label }) => label === '');
  const unnamed = columns.every(({ label }) => label === '');
  if (!named && !unnamed && columns.some(({ role }) => role !== 'value' && role !== 'wavelength'))
    return false;
  if (!named && !unnamed) return false;
  return (
    xs.every(({ values }) => goesForward(values)) &&
    ys.some(({ values }) => !goesForward(values)) &&
    alike(xs)
  );
}

function alike(xs: readonly Column[]): boolean {
  const spans = xs.map(({ values }) => {
    const finite = values.filter(Number.isFinite);
    return Math.abs((finite.at(-1) ?? 0) - (finite[0] ?? 0));
  });
  return Math.min(...spans) > Math.max(...spans) / 20;
}

/** True when the values only rise or only fall; gaps are passed over. */
export function goesForward(values: readonly number[]): boolean {
  let last = Number.NaN;
  let direction = 0;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    const step = Math.sign(value - last);
    if (!Number.isNaN(step)) {
      if (step === 0 || (direction !== 0 && step !== direction)) return false;
      direction = step;
    }
    last = value;
  }
  return direction !== 0;
}
