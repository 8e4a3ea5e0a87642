import type { Reader } from '../reader';
import { Unreadable } from '../reader';
import type { Curve, Fact } from '../reading';
import { factsOf } from './head';
import { cleaned } from './labels';
import { numbersOf, steppedCurve } from './stepped';

const counts = { label: '强度', unit: '' };
const twoTheta = { label: '2θ', unit: '°' };

const numberAfter = (lines: readonly string[], pattern: RegExp): number | undefined => {
  const line = lines.find((text) => pattern.test(text));
  const value =
    line === undefined
      ? Number.NaN
      : Number(
          line
            .slice(line.search(/[=,]/) + 1)
            .replace(/[,/]{1,9}\s{0,9}$/, '')
            .trim()
            .split(/[\s,]/)[0],
        );
  return Number.isFinite(value) ? value : undefined;
};

interface Block {
  readonly format: string;
  readonly name: string;
  readonly head: readonly string[];
  readonly data: readonly string[];
  readonly facts: readonly Fact[];
  readonly count?: number | undefined;
}

function blockCurve(
  { format, name, head, data, facts, count }: Block,
  keys: { first: RegExp; last?: RegExp; step: RegExp },
): Curve {
  return steppedCurve({
    format,
    name,
    family: 'xrd',
    first: numberAfter(head, keys.first) ?? Number.NaN,
    last: keys.last && numberAfter(head, keys.last),
    step: numberAfter(head, keys.step),
    count,
    values: numbersOf(data),
    xAxis: twoTheta,
    yAxis: counts,
    facts,
  });
}

const linesOf = (text: string | undefined): string[] => (text ?? '').split('\n').map((line) => line.trim());

/** Rigaku `.asc`: groups of `*START`, `*STEP`, `*COUNT` with rows of intensities. */
export const rigakuAscReader: Reader = {
  fits: (file) => {
    const text = file.text()?.slice(0, 8000) ?? '';
    return (
      /^\*(?:TYPE|START|BEGIN|CLASS|SAMPLE)\b/m.test(text) &&
      /^\*START\s{0,20}=/m.test(text) &&
      !/^\*RAS_/m.test(text)
    );
  },
  read: (file) => {
    const format = 'Rigaku ASC';
    const lines = linesOf(file.text());
    const starts = lines.flatMap((line, index) => (/^\*COUNT\s{0,20}=/.test(line) ? [index] : []));
    const facts = factsOf(lines.slice(0, 80).map((line) => line.replace(/^\*/, '')));
    const curves = starts.slice(0, 200).map((start, index) => {
      const from = index === 0 ? 0 : (starts[index - 1] ?? 0) + 1;
      const head = lines.slice(from, start + 1);
      const name = starts.length > 1 ? `第 ${index + 1} 段` : '';
      const block = {
        format,
        name,
        head,
        data: lines.slice(start + 1),
        facts,
        count: numberAfter(head, /^\*COUNT\s{0,20}=/),
      };
      return blockCurve(block, {
        first: /^\*START\s{0,20}=/,
        last: /^\*STOP\s{0,20}=/,
        step: /^\*STEP\s{0,20}=/,
      });
    });
    if (curves.length === 0) throw new Unreadable(format, '没有找到数据');
    return { kind: 'curves', format, notes: [], curves };
  },
};

/** Philips `.udf`: `DataAngleRange`, `ScanStepSize`, then `RawScan` with rows of intensities. */
export const udfReader: Reader = {
  fits: (file) => /^(?:SampleIdent|DataAngleRange)\s{0,8},/m.test(file.text()?.slice(0, 4000) ?? ''),
  read: (file) => {
    const format = 'Philips UDF';
    const lines = linesOf(file.text());
    const start = lines.findIndex((line) => /^RawScan/i.test(line));
    if (start === -1) throw new Unreadable(format, '没有找到数据段 RawScan');
    const head = lines.slice(0, start);
    const range = head.find((line) => /^DataAngleRange/i.test(line))?.split(',') ?? [];
    const facts = head.flatMap((line): Fact[] => {
      const [name = '', ...rest] = line.split(',');
      const value = cleaned(rest.join(',').replace(/,\s?\/$/, ''), 120);
      return name !== '' && value !== '' ? [{ name: cleaned(name), value }] : [];
    });
    const curve = steppedCurve({
      format,
      name: facts.find(({ name }) => name === 'SampleIdent')?.value ?? '',
      family: 'xrd',
      first: Number(range[1]),
      last: Number.isFinite(Number(range[2])) ? Number(range[2]) : undefined,
      step: numberAfter(head, /^ScanStepSize/i),
      values: numbersOf(lines.slice(start + 1)),
      xAxis: twoTheta,
      yAxis: counts,
      facts,
    });
    return { kind: 'curves', format, notes: [], curves: [curve] };
  },
};

/** Bruker `.uxd`: ranges with `_START` and `_STEPSIZE`; rows of intensities, or of angle and intensity. */
export const uxdReader: Reader = {
  fits: (file) => /^_FILEVERSION\s?=/m.test(file.text()?.slice(0, 4000) ?? ''),
  read: (file) => {
    const format = 'Bruker UXD';
    const lines = linesOf(file.text());
    const starts = lines.flatMap((line, index) =>
      /^_(?:2THETA|THETA)?(?:COUNTS|CPS)\b/i.test(line) ? [index] : [],
    );
    const facts = factsOf(lines.slice(0, 60).map((line) => line.replace(/^_/, '')));
    const curves = starts.slice(0, 200).map((start, index) => {
      const head = lines.slice(index === 0 ? 0 : (starts[index - 1] ?? 0) + 1, start + 1);
      const data = lines.slice(start + 1);
      const end = data.findIndex((line) => /^[_;]/.test(line));
      const rows = end === -1 ? data : data.slice(0, end);
      const name = starts.length > 1 ? `第 ${index + 1} 段` : '';
      if (/^_2?THETA/i.test(lines[start] ?? '')) return pairCurve(format, name, numbersOf(rows), facts);
      return blockCurve(
        { format, name, head, data: rows, facts, count: numberAfter(head, /^_STEPCOUNT/i) },
        { first: /^_START\s?=/i, step: /^_STEPSIZE/i },
      );
    });
    if (curves.length === 0) throw new Unreadable(format, '没有找到数据');
    return { kind: 'curves', format, notes: [], curves };
  },
};

function pairCurve(format: string, name: string, numbers: readonly number[], facts: readonly Fact[]): Curve {
  if (numbers.length < 4 || numbers.length % 2 === 1) throw new Unreadable(format, '角度与强度的个数不一致');
  const x = Float64Array.from({ length: numbers.length / 2 }, (_, index) => numbers[index * 2] ?? 0);
  const y = Float64Array.from({ length: numbers.length / 2 }, (_, index) => numbers[index * 2 + 1] ?? 0);
  return { name, family: 'xrd', x, y, xAxis: twoTheta, yAxis: counts, shape: 'line', facts, notes: [] };
}
