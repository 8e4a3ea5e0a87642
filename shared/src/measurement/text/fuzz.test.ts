/** @jest-environment node */
import { readMeasurement } from '../readMeasurement';
import { processorTime } from '../testing/processorTime';
import { mutated, randomOf } from './testing/mutate';
import { seedTexts } from './testing/seeds';

const { SOAK_CASES, SOAK_SEED } = process.env;
/** Files that are tried: 300, more in a soak. */
const tries = Number(SOAK_CASES ?? 300);
/** Milliseconds that no file may take. */
const longest = 2000;

test('a damaged file is read or refused, in time, and no point of it is without a value', () => {
  const random = randomOf(Number(SOAK_SEED ?? 41));
  const seeds = seedTexts().map((text) => new TextEncoder().encode(text));
  for (let run = 0; run < tries; run++) {
    const bytes = mutated(seeds[run % seeds.length] ?? new Uint8Array(), random);
    const started = processorTime();
    const reading = readMeasurement(run % 3 === 0 ? 'a.csv' : 'a.txt', bytes);
    expect(processorTime() - started).toBeLessThan(longest);
    if (reading.kind === 'refused') expect(reading.reason).not.toBe('文件内容与其格式不符');
    if (reading.kind !== 'curves') continue;
    for (const { x, y } of reading.curves) {
      expect(x.length).toBe(y.length);
      expect(x.every(Number.isFinite) && y.every(Number.isFinite)).toBe(true);
    }
  }
});
