import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const file = 'NotoSansSC_400Regular.ttf';
let bytes: Promise<Buffer> | undefined;

/** The font of the agreement, read once: Noto Sans SC (SIL Open Font License). */
export function protocolFont(): Promise<Buffer> {
  bytes ??= readFile(fontPath());
  return bytes;
}

/** The build copies the font beside the bundle; the sources find it in its package. */
function fontPath(): string {
  const built = fileURLToPath(new URL(`./assets/${file}`, import.meta.url));
  if (existsSync(built)) return built;
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/400Regular/${file}`);
}
