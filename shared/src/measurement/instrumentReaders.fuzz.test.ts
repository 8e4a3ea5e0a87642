/** @jest-environment node */
import fc from 'fast-check';
import { instrumentReaders } from './instrumentReaders';
import { Unreadable } from './reader';
import type { Reading } from './reading';
import { sourceFile } from './sourceFile';
import { damaged, damages } from './testing/damaged';
import { instrumentFiles } from './testing/instrumentFiles';
import { processorTime } from './testing/processorTime';

/** Milliseconds that no file may take, and bytes that one may add to memory. */
const [longest, most] = [2000, 200 * 1024 * 1024];

/** What the readers make of a file; undefined when none knows it, or it is refused. Other errors are faults of a reader. */
function readingOf(name: string, bytes: Uint8Array): Reading | undefined {
  const file = sourceFile(name, bytes);
  const reader = instrumentReaders.find(({ fits }) => fits(file));
  try {
    return reader?.read(file);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function expectSound(reading: Reading | undefined): void {
  if (reading?.kind !== 'curves') return;
  expect(reading.curves.length).toBeGreaterThan(0);
  for (const { x, y } of reading.curves) {
    expect(x.length).toBeGreaterThan(0);
    expect(x.length).toBe(y.length);
    expect(x.every(Number.isFinite) && y.every(Number.isFinite)).toBe(true);
  }
}

describe('a damaged file', () => {
  it.each(instrumentFiles)('%s is read whole', (name, bytes) => {
    expect(readingOf(name, bytes)).toMatchObject({ notes: [] });
  });

  it.each(instrumentFiles)('%s is read or refused, in time and within memory', (name, bytes) => {
    const before = process.memoryUsage().arrayBuffers;
    fc.assert(
      fc.property(damages, (done) => {
        const started = processorTime();
        expectSound(readingOf(name, damaged(bytes, done)));
        expect(processorTime() - started).toBeLessThan(longest);
      }),
      { numRuns: Math.max(300, fc.readConfigureGlobal()?.numRuns ?? 0) },
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(most);
  });
});
