import type { Axis, Family } from '../reading';

const axis = (label: string, unit = ''): Axis => ({ label, unit });

const units: readonly Axis[] = [
  axis('强度', 'a.u.'),
  axis('拉曼位移', 'cm⁻¹'),
  axis('波数', 'cm⁻¹'),
  axis('波长', 'nm'),
  axis('能量', 'eV'),
  axis('位置', 'μm'),
  axis('计数'),
  axis('电子数'),
  axis('位置', 'mm'),
  axis('位置', 'm'),
  axis('温度', 'K'),
  axis('压力', 'Pa'),
  axis('时间', 's'),
  axis('时间', 'ms'),
  axis('时间', 'h'),
  axis('时间', '天'),
  axis('像素'),
  axis('强度'),
  axis('相对强度'),
  axis('角度', '°'),
  axis('角度', 'rad'),
  axis('温度', '℃'),
  axis('温度', '℉'),
  axis('升温速率', 'K/min'),
];

/** Returns the axis for a unit's code; `fallback` for one that is not known. */
export function axisOf(code: number, fallback: string): Axis {
  return units[code] ?? axis(fallback);
}

/** A wavelength or an energy is luminescence, which has no family of its own. */
export function familyOf(xUnit: number): Family {
  return xUnit === 1 || xUnit === 2 ? 'raman' : 'other';
}
