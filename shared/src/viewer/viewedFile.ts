/** A file that is viewed. */
export interface ViewedFile {
  readonly rid: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Returns a link that downloads a file for a minute. */
export type LinkOf = (rid: string, signal: AbortSignal) => Promise<{ readonly url: string }>;
