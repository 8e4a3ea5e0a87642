import type { Files } from '../../ports/files/files';
import type { ResumableRow } from './resumableUpload.repo';

/** Bytes from which the type of a large file is detected. */
const headBytes = 64 * 1024;

/**
 * Returns the beginning of a stored file. That of a longer file ends with a line where it has lines, so that text is not cut
 * within a character.
 */
export async function headOf(files: Files, { stored, size }: ResumableRow): Promise<Uint8Array> {
  const found = await files.open(stored);
  if (found?.size !== size) throw new Error('a joined file has not the size of its parts');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of found.stream) {
    chunks.push(Buffer.from(chunk));
    length += Buffer.byteLength(chunk);
    if (length >= headBytes) break;
  }
  found.stream.destroy();
  const head = Buffer.concat(chunks).subarray(0, headBytes);
  const lineEnd = head.lastIndexOf(10);
  return size > head.byteLength && lineEnd > 0 ? head.subarray(0, lineEnd) : head;
}
