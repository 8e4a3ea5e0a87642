import { decodeText } from './decodeText';

/** The file that is read. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The content as text; undefined for binary content. Decoded once, when it is asked for. */
  readonly text: () => string | undefined;
}

/** Returns a file to read from its name and content. */
export function sourceFile(name: string, bytes: Uint8Array): SourceFile {
  let decoded: { readonly text: string | undefined } | undefined;
  const text = () => {
    decoded ??= { text: decodeText(bytes) };
    return decoded.text;
  };
  return { name, bytes, text };
}
