import type { Axis, Family } from '../reading';
import type { SpcHead } from './head';

const axis = (label: string, unit = ''): Axis => ({ label, unit });

const xAxes: ReadonlyMap<number, Axis> = new Map([
  [1, axis('波数', 'cm⁻¹')],
  [2, axis('波长', 'μm')],
  [3, axis('波长', 'nm')],
  [4, axis('时间', 's')],
  [5, axis('时间', 'min')],
  [6, axis('频率', 'Hz')],
  [7, axis('频率', 'kHz')],
  [8, axis('频率', 'MHz')],
  [9, axis('m/z')],
  [10, axis('化学位移', 'ppm')],
  [11, axis('时间', '天')],
  [12, axis('时间', '年')],
  [13, axis('拉曼位移', 'cm⁻¹')],
  [14, axis('能量', 'eV')],
  [16, axis('二极管序号')],
  [17, axis('通道')],
  [18, axis('角度', '°')],
  [19, axis('温度', '℉')],
  [20, axis('温度', '℃')],
  [21, axis('温度', 'K')],
  [22, axis('点序号')],
  [23, axis('时间', 'ms')],
  [24, axis('时间', 'μs')],
  [25, axis('时间', 'ns')],
  [26, axis('频率', 'GHz')],
  [27, axis('长度', 'cm')],
  [28, axis('长度', 'm')],
  [29, axis('长度', 'mm')],
  [30, axis('时间', 'h')],
  [255, axis('双边干涉图')],
]);

const yAxes: ReadonlyMap<number, Axis> = new Map([
  [0, axis('强度', 'a.u.')],
  [1, axis('干涉图')],
  [2, axis('吸光度')],
  [3, axis('Kubelka-Munk')],
  [4, axis('计数')],
  [5, axis('电压', 'V')],
  [6, axis('角度', '°')],
  [7, axis('电流', 'mA')],
  [8, axis('长度', 'mm')],
  [9, axis('电压', 'mV')],
  [10, axis('log(1/R)')],
  [11, axis('百分比', '%')],
  [12, axis('强度')],
  [13, axis('相对强度')],
  [14, axis('能量')],
  [16, axis('分贝', 'dB')],
  [19, axis('温度', '℉')],
  [20, axis('温度', '℃')],
  [21, axis('温度', 'K')],
  [22, axis('折射率 n')],
  [23, axis('消光系数 k')],
  [24, axis('实部')],
  [25, axis('虚部')],
  [26, axis('复数')],
  [128, axis('透过率')],
  [129, axis('反射率')],
  [130, axis('单光束强度')],
  [131, axis('发射强度')],
]);

/** Returns the axes; the file's own labels come before its codes where its flag says so. */
export function axesOf(head: SpcHead): { xAxis: Axis; yAxis: Axis; zAxis: Axis } {
  const [x = '', y = '', z = ''] = head.flags.labelled ? head.labels : [];
  return {
    xAxis: labelled(x, xAxes.get(head.xType) ?? axis('横坐标')),
    yAxis: labelled(y, yAxes.get(head.yType) ?? axis('纵坐标')),
    zAxis: placeAxis(labelled(z, xAxes.get(head.zType) ?? axis('z'))),
  };
}

/** Along a map a length is a place, not a wavelength. */
function placeAxis(found: Axis): Axis {
  return found.label === '波长' ? { ...found, label: '位置' } : found;
}

/** A label names the axis only where the code does not: `Raman Shift (cm-1)` says the same in English. */
function labelled(label: string, known: Axis): Axis {
  const unstated = known.unit === '' || known.unit === 'a.u.';
  if (label === '' || !unstated) return known;
  const { name, unit } = splitLabel(label);
  return axis(name, unit);
}

/** `Wavenumber (cm-1)`, `Time [min]`, `Absorbance / a.u.`; a slash without blanks is of a ratio: `m/z`, `Counts/s`. */
function splitLabel(label: string): { name: string; unit: string } {
  const open = label.search(/[([]/);
  const bracketed = /[)\]]$/.test(label) && open > 0;
  const at = bracketed ? open : label.indexOf(' / ');
  if (at <= 0) return { name: label, unit: '' };
  const unit = bracketed ? label.slice(at + 1, -1) : label.slice(at + 3);
  return { name: label.slice(0, at).trim(), unit: unit.trim() };
}

const experiments: ReadonlyMap<number, Family> = new Map<number, Family>([
  [1, 'chromatogram'],
  [2, 'chromatogram'],
  [3, 'chromatogram'],
  [4, 'infrared'],
  [5, 'infrared'],
  [7, 'uvVis'],
  [8, 'xrd'],
  [9, 'mass'],
  [10, 'nmr'],
  [11, 'raman'],
]);

/** Returns the family: the abscissa's code decides before the experiment's, which many programs leave at "general". */
export function familyOf({ experiment, xType, yType }: SpcHead): Family {
  if (xType === 13) return 'raman';
  if (xType === 9) return 'mass';
  if (xType === 10) return 'nmr';
  const named = experiments.get(experiment);
  if (named === 'infrared' && xType === 3) return 'uvVis';
  if (named) return named;
  if (xType === 4 || xType === 5) return 'chromatogram';
  const optical = [2, 3, 10, 128, 129].includes(yType);
  if (optical && xType === 1) return 'infrared';
  return optical && xType === 3 ? 'uvVis' : 'other';
}
