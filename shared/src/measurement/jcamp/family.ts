import type { Axis, Family } from '../reading';

const words: readonly (readonly [RegExp, Family])[] = [
  [/RAMAN/, 'raman'],
  [/INFRARED|FTIR|FT-IR|\bIR\b/, 'infrared'],
  [/UV|VIS/, 'uvVis'],
  [/NMR/, 'nmr'],
  [/MASS/, 'mass'],
  [/X-?RAY DIFF|XRD|DIFFRACT/, 'xrd'],
  [/XPS|PHOTOELECTRON|AUGER/, 'xps'],
  [/CHROMATO|^GC|HPLC/, 'chromatogram'],
  [/TGA|DSC|DTA|THERMO|CALORI/, 'thermal'],
  [/ISOTHERM|SORPTION/, 'isotherm'],
];

/** What a block is, and its axes in the field's words. */
export interface Kind {
  readonly family: Family;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  readonly notes: readonly string[];
}

/** Returns the family by the data type; the unit of the abscissa decides where the type contradicts it, or is missing. */
export function kindOf(type: string, x: Axis, y: Axis, largestY: number): Kind {
  const named = words.find(([word]) => word.test(type.toUpperCase()))?.[1];
  const family = named === 'infrared' && x.unit === 'nm' ? 'uvVis' : (named ?? byUnit(x, y));
  const notes =
    named && named !== family ? [`文件写明类型 ${type.trim()}，横坐标单位为 nm，按紫外可见光谱显示`] : [];
  const xAxis = family === 'raman' && x.unit === 'cm⁻¹' ? { label: '拉曼位移', unit: x.unit } : x;
  // A transmittance of 101.9 is in percent, of 1.019 a fraction; both are written without a unit.
  const percent = y.label === '透过率' && y.unit === '' && largestY > 2;
  return { family, xAxis, yAxis: percent ? { ...y, unit: '%' } : y, notes };
}

function byUnit(x: Axis, y: Axis): Family {
  if (x.label === 'm/z') return 'mass';
  if (x.unit === 'ppm') return 'nmr';
  if (x.unit === 'nm') return 'uvVis';
  if (x.label === '2θ') return 'xrd';
  if (x.unit === 'cm⁻¹' && ['透过率', '吸光度', '反射率'].includes(y.label)) return 'infrared';
  return 'other';
}
