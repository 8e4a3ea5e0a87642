import type { Reader } from '../reader';
import { Unreadable } from '../reader';
import type { Curve } from '../reading';
import { cleaned } from './labels';
import { numbersOf, steppedCurve } from './stepped';

const format = 'GSAS';
const bank = /^BANK\s{1,8}\d{1,4}\s{1,8}\d{1,9}\s{1,8}\d{1,9}\s{1,8}(?:CONST?|RALF|SLOG|FXYE?)\b/;

/** GSAS `.gsa`, `.fxye`: banks of constant steps in hundredths of a degree, or rows of x, y and its deviation. */
export const gsasReader: Reader = {
  fits: (file) => (file.text()?.slice(0, 4000) ?? '').split('\n').some((line) => bank.test(line)),
  read: (file) => {
    const lines = (file.text() ?? '').split('\n');
    const starts = lines.flatMap((line, index) => (bank.test(line) ? [index] : []));
    const title = cleaned(lines[0] ?? '');
    const curves = starts.slice(0, 200).map((start, index) => {
      const name = starts.length > 1 ? `${title} · ${index + 1}` : title;
      return bankCurve(name, lines[start] ?? '', lines.slice(start + 1, starts[index + 1] ?? lines.length));
    });
    return { kind: 'curves', format, notes: [], curves };
  },
};

const twoTheta = { label: '2θ', unit: '°' };
const intensity = { label: '强度', unit: '' };

function bankCurve(name: string, head: string, rows: readonly string[]): Curve {
  const words = head.trim().split(/\s+/);
  const [, , count, , kind = '', first = '', step = ''] = words;
  const rowType = words.find((word) => /^FXYE?$/.test(word));
  if (rowType) return rowCurve(name, Number(count), numbersOf(rows), rowType === 'FXYE' ? 3 : 2);
  if (!kind.startsWith('CONS'))
    throw new Unreadable(format, `不支持步长方式 ${cleaned(kind)}`, '请导出为 XYE 文本');
  const pairs = words.includes('ESD');
  const values = rows.flatMap((row) => (row.startsWith('#') ? [] : fixedValues(row, pairs)));
  return steppedCurve({
    format,
    name,
    family: 'xrd',
    first: Number(first) / 100,
    step: Number(step) / 100,
    count: Number(count),
    values: values.slice(0, Math.max(2, Number(count))),
    xAxis: twoTheta,
    yAxis: intensity,
    facts: [],
  });
}

/** Fields of 8 characters: ten of counter (2) and value (6) in a row, or five pairs of value and deviation. */
function fixedValues(row: string, pairs: boolean): number[] {
  const values: number[] = [];
  for (let at = 0; at < Math.min(row.trimEnd().length, 80); at += 8) {
    const field = pairs ? row.slice(at, at + 8) : row.slice(at + 2, at + 8);
    const value = Number(field);
    if (field.trim() !== '' && Number.isFinite(value) && !(pairs && at % 16 === 8)) values.push(value);
  }
  return values;
}

function rowCurve(name: string, count: number, numbers: readonly number[], width: number): Curve {
  const length = Math.floor(numbers.length / width);
  if (length < 2) throw new Unreadable(format, '没有找到数据');
  const x = Float64Array.from({ length }, (_, index) => (numbers[index * width] ?? 0) / 100);
  const y = Float64Array.from({ length }, (_, index) => numbers[index * width + 1] ?? 0);
  const notes = count === length ? [] : [`文件头写明 ${count} 个点，实际为 ${length} 个`];
  return { name, family: 'xrd', x, y, xAxis: twoTheta, yAxis: intensity, shape: 'line', facts: [], notes };
}
