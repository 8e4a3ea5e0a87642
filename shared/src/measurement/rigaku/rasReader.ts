import { hasSign, oneByteText } from '../byteView';
import { eachReadable } from '../drawn';
import { numberOf } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Curve } from '../reading';
import { rasCurve, rowsOf } from './rasCurve';

const format = 'Rigaku RAS';

/** Scans of Rigaku's SmartLab and MiniFlex as text: heads `*NAME "value"`, most in Shift JIS, and rows between `*RAS_INT_START` and its end. */
export const rasReader: Reader = {
  fits: ({ bytes }) => hasSign(bytes, '*RAS_') || /^\s*\*RAS_(?:DATA|HEADER)_START/.test(beginning(bytes)),
  read: ({ bytes }) => {
    const parts = decoded(bytes)
      .replace(/\r\n?/g, '\n')
      .split(/^\*RAS_INT_START.*$/m);
    const scans = parts.slice(1);
    if (scans.length === 0) throw new Unreadable(format, '文件中没有强度数据（RAS_INT_START）');
    const { curves, notes } = eachReadable(scans, (scan, index) => [
      curveOf(parts[index] ?? '', scan, index, scans.length),
    ]);
    return { kind: 'curves', format, notes, curves };
  },
};

function beginning(bytes: Uint8Array): string {
  return oneByteText(bytes.subarray(0, 200)).replace(/^ï»¿/, '');
}

/** Shift JIS is what the makers' programs write; newer ones, and people who edit a head, write UTF-8 or GB18030. */
function decoded(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'shift_jis', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one is tried.
    }
  }
  return new TextDecoder('shift_jis').decode(bytes);
}

function curveOf(before: string, after: string, index: number, total: number): Curve {
  const head = before.slice(Math.max(0, before.lastIndexOf('*RAS_HEADER_START')));
  const values = new Map(
    [...head.matchAll(/^\*(\S+)[ \t]+"([^"\n]*)"/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const [rows = ''] = after.split(/^\*RAS_INT_END/m);
  const sample = values.get('FILE_SAMPLE')?.trim() ?? '';
  const wave = values.get('HW_XG_WAVE_LENGTH_ALPHA1');
  return rasCurve(format, {
    rows: rowsOf(rows, format),
    name: total === 1 ? sample : `${sample} ${index + 1}`.trim(),
    axis: values.get('MEAS_SCAN_AXIS_X_INTERNAL') || values.get('MEAS_SCAN_AXIS_X') || '',
    unit: values.get('MEAS_SCAN_UNIT_Y') ?? '',
    stated: numberOf(values.get('MEAS_DATA_COUNT')),
    facts: [
      ['样品', sample],
      ['扫描方式', values.get('MEAS_SCAN_MODE')],
      ['扫描速度', joined(values.get('MEAS_SCAN_SPEED'), values.get('MEAS_SCAN_SPEED_UNIT'))],
      ['靶材', values.get('HW_XG_TARGET_NAME')],
      ['波长 Kα1', joined(wave, wave && 'Å')],
      ['管电压', joined(values.get('MEAS_COND_XG_VOLTAGE'), 'kV')],
      ['管电流', joined(values.get('MEAS_COND_XG_CURRENT'), 'mA')],
      ['仪器', values.get('HW_GONIOMETER_NAME')],
      ['开始时间', values.get('MEAS_SCAN_START_TIME')],
    ],
  });
}

function joined(value: string | undefined, unit: string | undefined): string {
  return value ? `${value} ${unit ?? ''}` : '';
}
