import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Files } from '../../ports/files/files';
import type { FileRow } from '../upload/upload.repo';
import { zipNames } from './zip.rules';
import { zipSize } from './zip.size.rules';

/** One file of a zip. */
export interface ZipEntry {
  /** Path in the zip, with slashes, safe on every system (see `zipNames`). */
  readonly path: string;
  /** Bytes of the content; undefined when it is made while it is read. */
  readonly size?: number;
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
  /** Bytes of the whole zip; undefined when the size of an entry is unknown. */
  readonly size: number | undefined;
}

/**
 * Streams entries as one zip: one entry is open at a time, and it is read only as fast as the zip is. Entries of a known size are
 * stored without compression, so that the size is known in advance and a browser shows how far the download is; others are
 * compressed. An error of an entry destroys the stream; a destroyed stream closes the open entry.
 */
export function zipOf(entries: readonly ZipEntry[]): Zip {
  const zip = new ZipFile();
  const stream = new PassThrough();
  const fail = (error: Error) => stream.destroy(error);
  let opened: Readable | undefined;
  stream.on('close', () => opened?.destroy());
  zip.on('error', fail);
  const read = async ({ path, open }: ZipEntry): Promise<Readable> => {
    const content = await open();
    if (!content) throw new Error(`the content of ${path} is missing`);
    // yazl does not listen for errors of what it reads, and an error that nobody listens for ends the process.
    opened = content.on('error', fail);
    if (stream.destroyed) opened.destroy();
    return opened;
  };
  for (const entry of entries)
    zip.addReadStreamLazy(entry.path, { ...storage(entry), mtime: entry.created }, (give) => {
      read(entry).then((content) => give(null, content), fail);
    });
  zip.end();
  zip.outputStream.pipe(stream);
  return { stream, size: entries.every(isSized) ? zipSize(entries) : undefined };
}

const storage = ({ size }: ZipEntry) => (size === undefined ? { compress: true } : { compress: false, size });

const isSized = (entry: ZipEntry): entry is ZipEntry & { readonly size: number } => entry.size !== undefined;
