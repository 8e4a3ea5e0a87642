import type { Readable } from 'node:stream';
import type { Room } from '../../kit/room';

/** Content of a stored file, and its size in bytes. */
export interface StoredContent {
  readonly stream: Readable;
  readonly size: number;
}

/** A file that arrives in parts. */
export interface PartialFile {
  /** Name of the file when it is complete. */
  readonly name: string;
  /** The storage's own key of the upload; empty when it has none. */
  readonly key: string;
}

/** A part that was stored; parts are numbered from 1. */
export interface StoredPart {
  readonly number: number;
  /** The storage's check value of the part. */
  readonly etag: string;
}

/** Stores a large file part by part. */
export interface FileParts {
  start(): Promise<PartialFile>;
  /** Stores a part durably and returns its check value; a repeated number replaces the part. Undefined when the upload does not exist any more. */
  put(file: PartialFile, number: number, bytes: Uint8Array): Promise<string | undefined>;
  /** Makes the file from its parts, in their order. A repeated call does nothing. */
  join(file: PartialFile, parts: readonly StoredPart[]): Promise<void>;
  /** Removes the parts, and the file if it was made. */
  discard(file: PartialFile): Promise<void>;
}

/** Stores files under random names, which tell nothing about their content. */
export interface Files {
  /** Stores the bytes durably before it resolves to their name. */
  put(bytes: Uint8Array): Promise<string>;
  /** Returns the file's content and size; undefined when the file does not exist. */
  open(name: string): Promise<StoredContent | undefined>;
  /** Removes the file; does nothing when it does not exist. */
  remove(name: string): Promise<void>;
  /**
   * Returns a URL of the storage that downloads the file for a minute, with this `Content-Disposition` and a type that no
   * browser shows; undefined when browsers can't reach the storage.
   */
  link(name: string, disposition: string): Promise<string | undefined>;
  /** Returns what is left for files; undefined when the storage does not say. */
  room(): Promise<Room | undefined>;
  /** Removes what a process that died has left of files that it was storing. */
  sweep(): Promise<void>;
  /** Returns the names of files that were stored, or began to arrive in parts, before this time; undefined when the storage is not to be swept. */
  storedBefore(time: Date): Promise<readonly string[] | undefined>;
  /** Takes a file that nothing refers to out of the storage; it is kept beside it for 30 days. */
  setAside(name: string): Promise<void>;
  /** Throws when files can't be stored or read. */
  check(): Promise<void>;
  readonly parts: FileParts;
}
