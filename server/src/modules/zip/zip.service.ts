import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Files } from '../../ports/files/files';
import type { FileRow } from '../upload/upload.repo';
import { zipNames } from './zip.rules';

/** One file of a zip. */
export interface ZipEntry {
  /** Path in the zip, with slashes, safe on every system (see `zipNames`). */
  readonly path: string;
  /** Bytes of the content. */
  readonly size: number;
  readonly created: Date;
  /** Opens the content; undefined when it is missing. */
  open(): Promise<Readable | undefined>;
}

/** Returns entries for stored files, which get different names in the folder; an empty folder is the top of the zip. */
export function storedEntries(files: Pick<Files, 'open'>, list: readonly FileRow[], folder = ''): ZipEntry[] {
  const names = zipNames(list.map(({ name }) => name));
  return list.map(({ stored, size, created }, index) => ({
    path: `${folder === '' ? '' : `${folder}/`}${names[index] ?? stored}`,
    size,
    created,
    open: async () => (await files.open(stored))?.stream,
  }));
}

interface Zip {
  readonly stream: Readable;
  /** Bytes of the whole zip. */
  readonly size: number;
}

/**
 * Streams entries as one zip: one entry is open at a time, and it is read only as fast as the zip is. The entries are
 * stored without compression, so that the size is known in advance and a browser notices a broken download.
 * An error of an entry destroys the stream; a destroyed stream closes the open entry.
 */
export async function zipOf(entries: readonly ZipEntry[]): Promise<Zip> {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let opened: Readable | undefined;
  stream.on('close', () => opened?.destroy());
  zip.on('error', (error: Error) => stream.destroy(error));
  const read = async ({ path, open }: ZipEntry): Promise<Readable> => {
    const content = await open();
    if (!content) throw new Error(`the content of ${path} is missing`);
    opened = content;
    if (stream.destroyed) opened.destroy();
    return opened;
  };
  for (const entry of entries)
    zip.addReadStreamLazy(entry.path, { compress: false, size: entry.size, mtime: entry.created }, (give) => {
      read(entry).then(
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
