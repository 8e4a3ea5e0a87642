import { oneByteText } from '../byteView';
import { drawn, evenly, factsFrom, shortened } from '../drawn';
import { numberOf, numbersIn } from '../numbers';
import { type Reader, Unreadable } from '../reader';

const format = 'Philips X00';
const begins = /^\s*HR-XRDScan\s*\n/;

const axes: readonly (readonly [RegExp, string])[] = [
  [/^2Theta/i, '2θ'],
  [/^Omega/i, 'ω'],
  [/^Phi/i, 'φ'],
  [/^Psi/i, 'ψ'],
];

/** Scans of Philips' and PANalytical's X'Pert as text (`.x00`): `Name, value` lines, `ScanData`, one intensity a line. */
export const x00Reader: Reader = {
  fits: ({ bytes }) => begins.test(oneByteText(bytes.subarray(0, 200)).replace(/\r\n?/g, '\n')),
  read: ({ bytes }) => {
    const text = oneByteText(bytes).replace(/\r\n?/g, '\n');
    const [head = '', data] = text.split(/^ScanData[^\n]*$/m);
    if (data === undefined) throw new Unreadable(format, '文件中没有扫描数据');
    const values = new Map(
      [...head.matchAll(/^(\w+),[ \t]*(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
    );
    const number = (name: string) => numberOf(values.get(name));
    const y = numbersIn(data, format);
    const [first, step, range, count] = ['FirstAngle', 'StepWidth', 'ScanRange', 'NrOfData'].map(number);
    if (first === undefined || step === undefined || step === 0) {
      throw new Unreadable(format, '文件头没有写明起始角度和步长');
    }
    const last = first + (y.length - 1) * step;
    const rangeDiffers =
      range !== undefined && Math.abs(Math.abs(last - first) - Math.abs(range)) > Math.abs(step) * 1.01;
    const axis = values.get('ScanAxis') ?? '';
    const curve = drawn(format, {
      name: shortened(values.get('Sample') ?? ''),
      family: 'xrd',
      x: evenly(first, last, y.length),
      y,
      xAxis: { label: axes.find(([name]) => name.test(axis))?.[1] ?? (shortened(axis) || '角度'), unit: '°' },
      yAxis: { label: '强度', unit: 'cps' },
      shape: 'line',
      facts: factsFrom([
        ['扫描轴', axis],
        ['扫描方式', values.get('ScanType')],
        ['衍射面', values.get('Reflection')],
        ['波长', values.get('Wavelength') && `${values.get('Wavelength')} Å`],
        ['每步时间', values.get('TimePerStep') && `${values.get('TimePerStep')} s`],
        ['日期', values.get('FileDateTime')],
      ]),
      notes: [
        ...(count !== undefined && count !== y.length
          ? [`文件头写明 ${count} 个点，实际为 ${y.length} 个`]
          : []),
        ...(rangeDiffers
          ? [`文件头写明扫描范围 ${range}°，按点数和步长为 ${Math.abs(last - first).toFixed(4)}°`]
          : []),
      ],
    });
    return { kind: 'curves', format, notes: [], curves: [curve] };
  },
};
