import type { Readable } from 'node:stream';

/** Stores files under random names, which tell nothing about their content. */
export interface Files {
  /** Stores the bytes durably before it resolves to their name. */
  put(bytes: Uint8Array): Promise<string>;
  /** Returns the file's content and size in bytes; undefined when the file does not exist. */
  open(name: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** Removes the file; does nothing when it does not exist. */
  remove(name: string): Promise<void>;
}
