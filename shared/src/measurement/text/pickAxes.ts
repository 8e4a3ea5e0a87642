import type { Column, Group } from './columns';
import { goesForward } from './columns';
import { isAxisRole, type Role } from './roles';
import { rangeOf, scanFormOf } from './scanForm';

/** An x column with one of its y columns. */
export interface Pair {
  readonly x: Column;
  readonly y: Column;
  /** What was assumed or computed, for people. */
  readonly notes: readonly string[];
}

/** Kelvins within which a measurement is isothermal: its x is the time. */
const isothermal = 5;

/** Chooses x and y of a group of columns by what its heads say; without heads the first column is x. */
export function pairsOf(group: Group, hints: { readonly extension: string }): Pair[] {
  const useful = group.columns.filter(
    (column) => column.role !== 'index' && column.role !== 'step' && !isCounter(column, group.columns),
  );
  const named = useful.length >= 2 ? useful : group.columns;
  const columns = hints.extension === 'xye' && named.length === 3 ? named.slice(0, 2) : withoutErrors(named);
  if (columns.length < 2) return [];
  return isothermPairs(columns) ?? thermalPairs(columns) ?? plainPairs(columns);
}

/** True for 0, 1, 2 … without a head beside columns with heads. */
function isCounter({ label, values }: Column, all: readonly Column[]): boolean {
  if (label !== '' || all.filter((column) => column.label !== '').length < 2) return false;
  const [start = 0] = values;
  return values.every((value, index) => value === start + index);
}

function withoutErrors(columns: readonly Column[]): readonly Column[] {
  const kept = columns.filter(({ role }) => role !== 'error');
  return kept.length >= 2 ? kept : columns;
}

const first = (columns: readonly Column[], role: Role): Column | undefined =>
  columns.find((column) => column.role === role);

/** Sorption and desorption in columns beside each other: each amount belongs to the pressure directly left of it. */
function branchPairs(columns: readonly Column[]): Pair[] {
  return columns.flatMap((y, index) => {
    const x = columns[index - 1];
    const amount = y.role === 'value' || y.role === 'quantity';
    return amount && x?.role === 'relativePressure' ? [{ x, y, notes: [] }] : [];
  });
}

function preferred(columns: readonly Column[], role: Role, pattern: RegExp): Column | undefined {
  const all = columns.filter((column) => column.role === role);
  return all.find(({ label, unit }) => pattern.test(label) || pattern.test(unit)) ?? all[0];
}

function isothermPairs(columns: readonly Column[]): Pair[] | undefined {
  // An apparatus also lists its dead volume and the pressure before the equilibrium.
  const quantity = preferred(columns, 'quantity', /stp|\/ ?g\b|g-1|g⁻¹|mol/i);
  const relative = first(columns, 'relativePressure');
  if (relative) {
    const branches = branchPairs(columns);
    if (branches.length > 1) return branches;
    const y = quantity ?? columns.find(({ role }) => role === 'value');
    return y ? [{ x: relative, y, notes: [] }] : undefined;
  }
  const [pressure, saturation] = [
    preferred(columns, 'pressure', /^(?:pe|p_?eq|平衡)/i),
    first(columns, 'saturation'),
  ];
  if (!quantity || !pressure || !saturation) return undefined;
  const values = pressure.values.map((value, index) => value / (saturation.values[index] ?? Number.NaN));
  const x: Column = { ...pressure, label: 'p/p0', unit: '', role: 'relativePressure', values };
  return [{ x, y: quantity, notes: ['相对压力由文件中的压力与饱和压力 P0 相除得到'] }];
}

/** Thermal analysis: the signal over temperature, over time too where time stands first. */
function thermalPairs(columns: readonly Column[]): Pair[] | undefined {
  // The sample's own temperature, where the program's or the reference's stands beside it.
  const temperature = preferred(columns, 'temperature', /sample|^ts\b|样品/i);
  if (!temperature || columns.some(({ role }) => strong.has(role))) return undefined;
  const time = first(columns, 'time');
  const signals = columns.filter(({ role }) => role !== 'temperature' && role !== 'time');
  if (signals.length === 0) return time ? [{ x: time, y: temperature, notes: [] }] : undefined;
  const pairs = (x: Column) => signals.map((y) => ({ x, y, notes: [] }));
  const scanned = isScanned(temperature);
  if (!time) return pairs(temperature);
  if (!scanned) return pairs(time);
  // Two temperatures, of sample and reference, are how a balance writes; its x is the sample's.
  const two = columns.filter(({ role }) => role === 'temperature').length > 1;
  const timeFirst = columns.indexOf(time) < columns.indexOf(temperature) && !two;
  return timeFirst ? [...pairs(time), ...pairs(temperature)] : pairs(temperature);
}

const strong: ReadonlySet<Role> = new Set<Role>([
  'wavelength',
  'wavenumber',
  'angle',
  'energy',
  'mass',
  'shift',
]);

function isScanned({ values }: Column): boolean {
  const finite = values.filter(Number.isFinite);
  const [low, high] = rangeOf(finite);
  return high - low > isothermal && scanFormOf(finite).kind === 'scan';
}

/** A map's place of each spectrum: it is no signal. */
const isPlace = ({ label }: Column): boolean => /^[xyz]$/i.test(label);

function plainPairs(columns: readonly Column[]): Pair[] {
  const [column0] = columns;
  if (!column0) return [];
  const x =
    columns.find(({ role }) => strong.has(role)) ??
    (isAxisRole(column0.role) || column0.label === '' ? column0 : undefined) ??
    (goesForward(column0.values) ? column0 : columns.find(({ role }) => isAxisRole(role))) ??
    column0;
  const others = columns.filter((column) => column !== x && !(strong.has(x.role) && isPlace(column)));
  const signals = others.filter(
    ({ role }) => role === 'value' || role === 'quantity' || role === 'energy' || role === 'pressure',
  );
  return (signals.length > 0 ? signals : others).map((y) => ({ x, y, notes: [] }));
}
