import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const file = 'NotoSansSC_400Regular.ttf';
let bytes: Promise<Buffer> | undefined;

/** Returns the font of PDFs, Noto Sans SC (SIL Open Font License). The file is read once. */
export function pdfFont(): Promise<Buffer> {
  bytes ??= readFile(fontPath());
  return bytes;
}

/** Returns the font's path: next to the bundle after a build, in its package when run from sources. */
function fontPath(): string {
  const built = fileURLToPath(new URL(`./assets/${file}`, import.meta.url));
  if (existsSync(built)) return built;
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/400Regular/${file}`);
}
