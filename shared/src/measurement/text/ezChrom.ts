import type { Reader } from '../reader';
import { factsOf } from './head';
import { cleaned } from './labels';
import { numbersOf, steppedCurve } from './stepped';

const format = 'EZChrom 文本';

/** EZChrom text: values only, channel after channel; the head has the rate in hertz, the counts and the multipliers. */
export const ezChromReader: Reader = {
  fits: (file) => {
    const head = file.text()?.slice(0, 4000) ?? '';
    return /^Sampling Rate:/m.test(head) && /^Total Data Points:/m.test(head);
  },
  read: (file) => {
    const lines = (file.text() ?? '').split('\n').map((line) => line.trim());
    const cells = (label: string) =>
      (lines.find((line) => line.startsWith(label)) ?? '')
        .slice(label.length)
        .trim()
        .split(/\t+|\s{2,}/);
    const numbers = (label: string) => cells(label).map(Number).filter(Number.isFinite);
    const start = lines.findIndex((line, index) => index > 3 && /^-?[\d.]+$/.test(line));
    const values = numbersOf(start === -1 ? [] : lines.slice(start));
    const counts = numbers('Total Data Points:');
    const rates = numbers('Sampling Rate:');
    const [xFactors, yFactors] = [numbers('X Axis Multiplier:'), numbers('Y Axis Multiplier:')];
    const [xTitles, yTitles] = [cells('X Axis Title:'), cells('Y Axis Title:')];
    const facts = factsOf(lines.slice(0, Math.max(0, start)));
    const curves = (counts.length > 0 ? counts : [values.length]).slice(0, 20).map((count, channel, all) => {
      const from = all.slice(0, channel).reduce((sum, before) => sum + before, 0);
      const rate = rates[channel] ?? rates[0] ?? Number.NaN;
      const factor = yFactors[channel] ?? yFactors[0] ?? 1;
      return steppedCurve({
        format,
        name: all.length > 1 ? `通道 ${channel + 1}` : '',
        family: 'chromatogram',
        first: 0,
        step: (xFactors[channel] ?? 1) / rate / 60,
        count,
        values: values
          .slice(from, channel === all.length - 1 ? undefined : from + count)
          .map((value) => value * factor),
        xAxis: { label: cleaned(xTitles[channel] ?? 'Minutes'), unit: 'min' },
        yAxis: { label: cleaned(yTitles[channel] ?? ''), unit: '' },
        facts,
      });
    });
    return { kind: 'curves', format, notes: [], curves };
  },
};
