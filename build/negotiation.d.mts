import type { IncomingHttpHeaders } from 'node:http';

export declare function deltaFile(file: string, hash: Buffer): string;
export declare function deltaFor(file: string, headers: IncomingHttpHeaders): string | undefined;
export declare function dictionaryHeaders(path: string): {
  readonly vary: string;
  readonly 'use-as-dictionary'?: string;
};
