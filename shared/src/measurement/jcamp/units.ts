import type { Axis } from '../reading';

/** The field's names of JCAMP's units, compared without blanks and in capitals. */
const known: ReadonlyMap<string, Axis> = new Map(
  Object.entries({
    '1/CM': { label: '波数', unit: 'cm⁻¹' },
    'CM-1': { label: '波数', unit: 'cm⁻¹' },
    'CM^-1': { label: '波数', unit: 'cm⁻¹' },
    NANOMETERS: { label: '波长', unit: 'nm' },
    NM: { label: '波长', unit: 'nm' },
    MICROMETERS: { label: '波长', unit: 'μm' },
    MICRONS: { label: '波长', unit: 'μm' },
    SECONDS: { label: '时间', unit: 's' },
    MINUTES: { label: '时间', unit: 'min' },
    HZ: { label: '频率', unit: 'Hz' },
    PPM: { label: '化学位移', unit: 'ppm' },
    'M/Z': { label: 'm/z', unit: '' },
    EV: { label: '能量', unit: 'eV' },
    DEGREES: { label: '角度', unit: '°' },
    '2THETA': { label: '2θ', unit: '°' },
    '°C': { label: '温度', unit: '℃' },
    TRANSMITTANCE: { label: '透过率', unit: '' },
    '%T': { label: '透过率', unit: '%' },
    '%TRANSMITTANCE': { label: '透过率', unit: '%' },
    TRANSMITTANCEPERCENT: { label: '透过率', unit: '%' },
    REFLECTANCE: { label: '反射率', unit: '' },
    '%R': { label: '反射率', unit: '%' },
    ABSORBANCE: { label: '吸光度', unit: '' },
    'KUBELKA-MUNK': { label: 'Kubelka-Munk', unit: '' },
    COUNTS: { label: '计数', unit: '' },
    RELATIVEABUNDANCE: { label: '相对丰度', unit: '' },
    ARBITRARYUNITS: { label: '强度', unit: 'a.u.' },
    ARBITRARY: { label: '强度', unit: 'a.u.' },
    INTENSITY: { label: '强度', unit: '' },
  }),
);

const longest = 60;

/** Returns the axis for a unit as a JCAMP file states it; an unknown one is shown as it is, `fallback` when none is stated. */
export function axisOf(stated: string | undefined, fallback: string): Axis {
  const [line = ''] = (stated ?? '').trim().split('\n');
  if (line === '') return { label: fallback, unit: '' };
  const found = known.get(line.toUpperCase().replace(/\s/g, ''));
  // An arbitrary unit says nothing about what is counted.
  if (found?.unit === 'a.u.' && fallback === '横坐标') return { label: fallback, unit: found.unit };
  return found ?? { label: Array.from(line).slice(0, longest).join(''), unit: '' };
}

/** Returns the unit as JCAMP-DX names it, so that a file that is written is read with the same axes. */
export function jcampUnit({ label, unit }: Axis): string {
  // The shift of Raman spectra has the unit of wavenumbers; the data type says which of both it is.
  const named = unit === 'cm⁻¹' ? '波数' : label;
  const found = [...known].find(([, axis]) => axis.label === named && axis.unit === unit);
  return found?.[0] ?? (unit === '' ? label : `${label} (${unit})`);
}
