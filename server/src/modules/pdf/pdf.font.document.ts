import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** Fonts that npm packages bring: the main one, one of Latin, Greek and Cyrillic letters, one of mathematical signs. */
const packaged = {
  sans: ['noto-sans-sc', 'NotoSansSC_400Regular.ttf'],
  letters: ['noto-sans', 'NotoSans_400Regular.ttf'],
  signs: ['noto-sans-math', 'NotoSansMath_400Regular.ttf'],
} as const;

/** Fonts of Debian's fonts-hanazono: rare ideographs (extensions B to F), and signs. */
const hanazono = { rare: 'HanaMinB.ttf', other: 'HanaMinA.ttf' } as const;
const hanazonoFolder = '/usr/share/fonts/truetype/hanazono';

/** Fonts in the order in which one is looked for that has a letter. */
export const fontNames = ['sans', 'letters', 'signs', 'rare', 'other'] as const;
export type FontName = (typeof fontNames)[number];

/** A font of PDFs. */
export interface PdfFont {
  readonly bytes: Buffer;
  readonly font: Font;
}

let main: Promise<Buffer> | undefined;
let mainBytes: Buffer | undefined;
const fonts = new Map<FontName, PdfFont | undefined>();

/** Returns the main font of PDFs, Noto Sans SC (SIL Open Font License). The file is read once. */
export function pdfFont(): Promise<Buffer> {
  main ??= readFile(packagedPath('sans')).then((bytes) => {
    mainBytes = bytes;
    return bytes;
  });
  return main;
}

/** Returns the path of the main font, for what reads fonts by itself. */
export const fontPath = (): string => packagedPath('sans');

type Fontkit = typeof import('fontkit');

/**
 * Returns a font, or undefined when this machine lacks it. It is read with the first letter that no font before it has, which
 * for the rare ideographs is 30 MB in one go, and then kept.
 */
export function fontOf(fontkit: Fontkit, name: FontName): PdfFont | undefined {
  if (!fonts.has(name)) {
    const path = name === 'rare' || name === 'other' ? debianPath(hanazono[name]) : packagedPath(name);
    const bytes = name === 'sans' ? mainBytes : undefined;
    fonts.set(name, path === undefined ? undefined : opened(fontkit, bytes ?? readFileSync(path)));
  }
  return fonts.get(name);
}

function opened(fontkit: Fontkit, bytes: Buffer): PdfFont {
  const font = fontkit.create(bytes);
  if ('fonts' in font) throw new Error('a font of PDFs is a collection');
  return { bytes, font };
}

/** Returns the path of a file next to the bundle, where a build puts it. */
const builtPath = (file: string): string => fileURLToPath(new URL(`./assets/${file}`, import.meta.url));

function packagedPath(name: keyof typeof packaged): string {
  const [family, file] = packaged[name];
  const built = builtPath(file);
  if (existsSync(built)) return built;
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/${family}/400Regular/${file}`);
}

const debianPath = (file: string): string | undefined =>
  [builtPath(file), `${hanazonoFolder}/${file}`].find((path) => existsSync(path));
