/** One stored file of a zip, as its size depends on it. */
interface SizedEntry {
  readonly path: string;
  /** Bytes of the content. */
  readonly size: number;
}

/** From this value on a field of 4 bytes says that the value is in a record of zip64. */
const most4 = 0xffffffff;
const most2 = 0xffff;

/** Bytes of the records that yazl writes, without names. */
const bytes = {
  localHeader: 30,
  descriptor: 16,
  descriptor64: 24,
  /** With the time of the file, 9 bytes. */
  directory: 46 + 9,
  directory64: 28,
  end: 22,
  end64: 56 + 20,
} as const;

/**
 * Returns the bytes of a zip of files that are stored without compression. yazl's own count is not used: it has 76 bytes more than
 * yazl writes from 64 KiB of directory on, and a browser waits for them.
 */
export function zipSize(entries: readonly SizedEntry[]): number {
  let offset = 0;
  let directory = 0;
  for (const { path, size } of entries) {
    const name = Buffer.byteLength(path);
    const isLarge = size >= most4 || offset >= most4;
    offset += bytes.localHeader + name + size + (isLarge ? bytes.descriptor64 : bytes.descriptor);
    directory += bytes.directory + name + (isLarge ? bytes.directory64 : 0);
  }
  const isLarge = entries.length >= most2 || offset >= most4 || directory >= most4;
  return offset + directory + (isLarge ? bytes.end64 : 0) + bytes.end;
}
