import type { Chart, Data } from '@portal/shared/contract';
import { readMeasurement } from '@portal/shared/measurement';
import { limits, mayHoldCurve } from '@portal/shared/rules';
import type { Files } from '../../ports/files/files';
import type { FileRow } from '../upload/upload.repo';
import { chartOf } from './orderFile.chart.rules';
import { curveOf, downsample, textOf } from './orderFile.curve.rules';

const none = { chart: null, complete: true };

/** Reads the beginning of a file as a curve; answers without a chart for anything that is none. */
export async function readCurve(files: Files, file: FileRow): Promise<Data<'auth/web/orderFile/curve'>> {
  if (!mayHoldCurve(file.name)) return none;
  const { bytes, complete } = await beginningOf(files, file.stored);
  const chart =
    chartOf(file.name, readMeasurement(file.name, bytes)) ?? textChart(file.name, bytes, complete);
  return chart ? { chart, complete } : none;
}

function textChart(title: string, bytes: Uint8Array, complete: boolean): Chart | undefined {
  const text = textOf(bytes);
  if (text === undefined) return undefined;
  // The last line of a beginning may be half a line.
  const curve = curveOf(complete ? text : text.slice(0, text.lastIndexOf('\n') + 1));
  if (!curve) return undefined;
  const { x_label, y_label } = curve;
  const points = downsample(curve.points, limits.curvePoints);
  return { title, kind: 'line', x_label, y_label, series: [{ name: y_label, points }] };
}

/** Returns the first bytes of a stored file, empty for a missing one, and whether they are all. */
async function beginningOf(files: Files, stored: string): Promise<{ bytes: Uint8Array; complete: boolean }> {
  const found = await files.open(stored);
  if (!found) return { bytes: new Uint8Array(), complete: true };
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of found.stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limits.curveBytes) break;
  }
  return {
    bytes: Buffer.concat(chunks).subarray(0, limits.curveBytes),
    complete: found.size <= limits.curveBytes,
  };
}
