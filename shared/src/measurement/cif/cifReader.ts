import { oneByteText } from '../byteView';
import { drawn, eachReadable, evenly, factsFrom, shortened } from '../drawn';
import { numberOf } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Axis, Curve, Family } from '../reading';
import { type CifBlock, type CifLoop, cifBlocks, columnOf, format } from './cifText';

/** Columns that make a curve, in the order in which they are looked for. */
interface Pair {
  readonly x: readonly string[];
  readonly y: readonly string[];
  readonly family: Family;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

const pairs: readonly Pair[] = [
  {
    x: ['_raman_spectrum_raman_shift'],
    y: ['_raman_spectrum_intensity'],
    family: 'raman',
    xAxis: { label: '拉曼位移', unit: 'cm⁻¹' },
    yAxis: { label: '强度', unit: 'a.u.' },
  },
  {
    x: ['_pd_meas_2theta_scan', '_pd_proc_2theta_corrected', '_pd_meas_2theta_corrected'],
    y: [
      '_pd_meas_counts_total',
      '_pd_meas_intensity_total',
      '_pd_proc_intensity_total',
      '_pd_proc_intensity_net',
      '_pd_meas_counts_net',
    ],
    family: 'xrd',
    xAxis: { label: '2θ', unit: '°' },
    yAxis: { label: '强度', unit: '' },
  },
];

/** Curves inside of CIF: spectra of the Raman Open Database (`.rod`) and powder patterns (pdCIF). A structure has no curve and is refused. */
export const cifReader: Reader = {
  fits: ({ bytes }) => {
    const head = oneByteText(bytes.subarray(0, 8000)).replace(/^ï»¿/, '');
    return /^\s*(?:#[^\n]*\n\s*)*data_\S*/i.test(head) && /^[ \t]*_[a-z]/im.test(head);
  },
  read: (file) => {
    const blocks = cifBlocks(file.text() ?? oneByteText(file.bytes).replace(/\r\n?/g, '\n'));
    const { curves, notes } = eachReadable(blocks, (block) => pairs.flatMap((pair) => curveOf(block, pair)));
    if (curves.length === 0) {
      const advice = '请用晶体结构软件（VESTA、Mercury）打开';
      throw new Unreadable(format, '文件是晶体结构或说明，没有谱图数据', advice);
    }
    return { kind: 'curves', format, notes, curves };
  },
};

function curveOf(block: CifBlock, { x, y, family, xAxis, yAxis }: Pair): Curve[] {
  for (const loop of block.loops) {
    const ordinate = y.find((name) => loop.columns.includes(name));
    if (ordinate === undefined) continue;
    const abscissa = x.find((name) => loop.columns.includes(name));
    const xs = abscissa === undefined ? ranged(block, loop) : columnOf(loop, abscissa);
    if (!xs) continue;
    const rest = loop.values.length % loop.columns.length;
    const curve = {
      name: shortened(block.items.get('_chemical_name_mineral') ?? block.name),
      family,
      x: xs,
      y: columnOf(loop, ordinate),
      xAxis,
      yAxis,
      shape: 'line' as const,
      facts: factsOf(block),
      notes: rest === 0 ? [] : ['数据表的最后一行不完整，未绘制'],
    };
    return [drawn(format, curve)];
  }
  return [];
}

/** Even angles are only stated by their range. */
function ranged({ items }: CifBlock, { columns, values }: CifLoop): Float64Array | undefined {
  const stated = (part: string) =>
    numberOf(items.get(`_pd_meas_2theta_range_${part}`)) ??
    numberOf(items.get(`_pd_proc_2theta_range_${part}`));
  const [first, last, step] = [stated('min'), stated('max'), stated('inc')];
  if (first === undefined || last === undefined || !step) return undefined;
  const rows = Math.floor(values.length / columns.length);
  if (Math.abs(first + (rows - 1) * step - last) > Math.abs(step)) {
    throw new Unreadable(format, `角度范围 ${first} 到 ${last}、步长 ${step} 与 ${rows} 个点不符`);
  }
  return evenly(first, last, rows);
}

function factsOf({ items }: CifBlock) {
  const unit = (name: string, of: string) => items.get(name) && `${items.get(name)} ${of}`;
  return factsFrom([
    ['矿物', items.get('_chemical_name_mineral')],
    ['化学式', items.get('_chemical_formula_sum')],
    ['激光波长', unit('_raman_measurement_device_excitation_laser_wavelength', 'nm')],
    ['积分时间', unit('_raman_measurement_integration_time', 's')],
    ['波长', unit('_diffrn_radiation_wavelength', 'Å')],
    ['来源', items.get('_journal_paper_doi')],
  ]);
}
