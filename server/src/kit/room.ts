import { statfs } from 'node:fs/promises';

/** Bytes of the volume of a folder. */
export interface Room {
  readonly free: number;
  readonly total: number;
}

/** Returns what is left of the volume of a folder for this process. */
export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Thrown instead of writing the last bytes of a volume. It has the code of the operating system's own error. */
export class VolumeFull extends Error {
  readonly code = 'ENOSPC';
}
