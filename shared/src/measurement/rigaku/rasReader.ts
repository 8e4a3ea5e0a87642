import { hasSign, oneByteText } from '../byteView';
import { withinBounds } from '../drawn';
import { numberOf } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Curve } from '../reading';
import { rasCurve, rowsOf } from './rasCurve';

const format = 'Rigaku RAS';

/** Scans of Rigaku's SmartLab and MiniFlex as text: heads `*NAME "value"`, in Shift JIS, and rows between `*RAS_INT_START` and its end. */
export const rasReader: Reader = {
  fits: ({ bytes }) => hasSign(bytes, '*RAS_') || /^\s*\*RAS_(?:DATA|HEADER)_START/.test(beginning(bytes)),
  read: ({ bytes }) => {
    const text = new TextDecoder('shift_jis').decode(bytes).replace(/\r\n?/g, '\n');
    const parts = text.split(/^\*RAS_INT_START.*$/m);
    const total = parts.length - 1;
    if (total < 1) throw new Unreadable(format, '文件中没有强度数据（RAS_INT_START）');
    const { count, notes } = withinBounds(total, 1);
    const curves = Array.from({ length: count }, (_, index) =>
      curveOf(parts[index] ?? '', parts[index + 1] ?? '', index, total),
    );
    return { kind: 'curves', format, notes, curves };
  },
};

function beginning(bytes: Uint8Array): string {
  return oneByteText(bytes.subarray(0, 200)).replace(/^ï»¿/, '');
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
    rows: rowsOf(rows.split('\n')),
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
