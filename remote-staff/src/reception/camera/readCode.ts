/** Reads the code in a picture of a camera; undefined when it shows none. */
export type ReadCode = (picture: HTMLVideoElement) => Promise<string | undefined>;

/** What this area uses of the browser's own reader, which TypeScript's types do not know (Shape Detection API). */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Codes on labels of samples (QR and Code 128) and on parcels of express companies (Code 128). */
const formats = ['qr_code', 'code_128'];

const isKind = (value: unknown): value is DetectorKind =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** Returns the reader: the browser's own where it reads these codes, otherwise one of a library, which is loaded now. */
export async function codeReader(): Promise<ReadCode> {
  const kind: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (isKind(kind)) {
    const known = await kind.getSupportedFormats().catch((): readonly string[] => []);
    if (formats.every((format) => known.includes(format))) {
      const detector = new kind({ formats });
      return async (picture) => (await detector.detect(picture))[0]?.rawValue;
    }
  }
  const { readByLibrary } = await import('./readByLibrary');
  return readByLibrary();
}
