import { zipSync } from 'fflate';

/** Returns a ZIP of these texts. */
export function zipFile(files: Readonly<Record<string, string>>): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)])),
  );
}
