/** Makes pictures that others sent into ones that a PDF takes: never on the thread that answers calls. */
export interface Prints {
  /** A picture as a PNG of 8 bits without alpha; undefined for one that can't be read within time and memory. */
  printOf(file: PrintedFile): Promise<Buffer | undefined>;
}

export interface PrintedFile {
  readonly name: string;
  readonly mime: string;
  /** Handed over: empty afterwards. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}
