export declare function writeDeltas(build: {
  readonly files: Iterable<readonly [string, Buffer]>;
  readonly earlier: readonly (readonly string[])[];
  readonly read: (file: string) => Promise<Buffer | undefined>;
  readonly write: (file: string, bytes: Buffer) => Promise<void>;
}): Promise<number | undefined>;
