import type { Readable } from 'node:stream';

/** Keeps files under random names, which alone say nothing about what is in them. */
export interface Files {
  /** Keeps the bytes for good before it answers; answers the name to find them by. */
  put(bytes: Uint8Array): Promise<string>;
  /** The file's content and size in bytes; undefined when there is no such file. */
  open(name: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Removes the file; one that is gone already is fine. */
  remove(name: string): Promise<void>;
}
