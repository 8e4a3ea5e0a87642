import { type Reading, readMeasurement } from '@portal/shared/measurement';

/** What the worker is sent. */
export interface ReadRequest {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The memory of a reading's numbers, which is handed over instead of copied. */
function memoryOf(reading: Reading): ArrayBufferLike[] {
  if (reading.kind === 'curves') return reading.curves.flatMap(({ x, y }) => [x.buffer, y.buffer]);
  return reading.kind === 'pictures' ? reading.pictures.map(({ rgba }) => rgba.buffer) : [];
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  const reading = readMeasurement(data.name, data.bytes);
  const transfer = [...new Set(memoryOf(reading))].filter((memory) => memory instanceof ArrayBuffer);
  globalThis.postMessage(reading, { transfer });
});
