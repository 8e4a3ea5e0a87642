import { PassThrough, type Readable } from 'node:stream';
import { memberFileActs, type OrderState } from '@portal/shared/rules';
import { ZipFile } from 'yazl';
import type { Tx } from '../../db/client';
import type { Files } from '../../ports/files/files';
import type { FileRow } from '../upload/upload.repo';
import { listOrderFiles } from './orderFile.repo';
import { zipNames } from './orderFile.zip.rules';

/** Returns the results and test records that the member may download; empty before there is data. */
export async function downloadableData(
  tx: Tx,
  order: { readonly rid: string; readonly state: OrderState },
): Promise<FileRow[]> {
  const kept = (await listOrderFiles(tx, order.rid)).filter(
    ({ orderFile: { kind } }) =>
      (kind === 'data' || kind === 'record') && memberFileActs(kind, order.state).includes('download'),
  );
  return kept.some(({ orderFile }) => orderFile.kind === 'data') ? kept.map(({ file }) => file) : [];
}

interface Zip {
  readonly stream: Readable;
  /** Bytes of the whole zip. */
  readonly size: number;
}

/**
 * Streams files as one zip: one file is open at a time, and it is read only as fast as the zip is. The files are
 * stored without compression, so that the size is known in advance and a browser notices a broken download.
 * An error of a file destroys the stream; a destroyed stream closes the open file.
 */
export async function zipOf(files: Files, list: readonly FileRow[]): Promise<Zip> {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let open: Readable | undefined;
  stream.on('close', () => open?.destroy());
  zip.on('error', (error: Error) => stream.destroy(error));
  const read = async (stored: string): Promise<Readable> => {
    const found = await files.open(stored);
    if (!found) throw new Error(`the stored file ${stored} is missing`);
    open = found.stream;
    if (stream.destroyed) open.destroy();
    return open;
  };
  const names = zipNames(list.map(({ name }) => name));
  for (const [index, { stored, size, created }] of list.entries())
    zip.addReadStreamLazy(names[index] ?? stored, { compress: false, size, mtime: created }, (give) => {
      read(stored).then(
        (content) => give(null, content),
        (error: Error) => stream.destroy(error),
      );
    });
  const size = await totalSize(zip);
  zip.outputStream.pipe(stream);
  return { stream, size };
}

/** Ends a zip and returns its size in bytes. */
function totalSize(zip: ZipFile): Promise<number> {
  // The published types leave out the parameter of the callback.
  const done =
    (resolve: (size: number) => void) =>
    (...sizes: number[]) =>
      resolve(sizes[0] ?? 0);
  return new Promise((resolve) => zip.end({ forceZip64Format: false, comment: '' }, done(resolve)));
}
