import type { Data } from '@portal/shared/contract';
import { limits, mayHoldCurve } from '@portal/shared/rules';
import type { Ports } from '../../ports';
import type { Files } from '../../ports/files/files';
import type { FileRow } from '../upload/upload.repo';

const none = { chart: null, complete: true };

/** Reads the beginning of a file as a curve; answers without a chart for anything that is none, or takes too long to read. */
export async function readCurve(
  { files, charts }: Pick<Ports, 'files' | 'charts'>,
  file: FileRow,
): Promise<Data<'auth/web/orderFile/curve'>> {
  if (!mayHoldCurve(file.name)) return none;
  const { bytes, complete } = await beginningOf(files, file.stored);
  // The last line of a beginning may be half a line.
  const length = complete ? bytes.length : bytes.lastIndexOf(lineEnd) + 1;
  const chart = await charts.chartOf({ name: file.name, bytes: new Uint8Array(bytes.subarray(0, length)) });
  return chart ? { chart, complete } : none;
}

const lineEnd = 0x0a;

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
