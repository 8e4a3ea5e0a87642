import { numberOf } from '../numbers';
import type { Directory } from './directory';

/** Metres of each unit, by the ways in which programs write it. */
const metres: readonly (readonly [RegExp, number])[] = [
  [/^(?:nm|nanomet)/i, 1e-9],
  [/^(?:um|µm|μm|micron|micromet|\\u00b5m|Âµm)/i, 1e-6],
  [/^(?:pm|picomet)/i, 1e-12],
  [/^(?:mm|millimet)/i, 1e-3],
  [/^(?:cm|centimet)/i, 1e-2],
  [/^(?:Å|angstrom|A$)/i, 1e-10],
  [/^(?:inch|in$)/i, 0.0254],
  [/^m(?:et|$)/i, 1],
];

function inMetres(value: number | undefined, unit: string): number | undefined {
  const factor = metres.find(([name]) => name.test(unit.trim()))?.[1];
  return value !== undefined && value > 0 && factor !== undefined ? value * factor : undefined;
}

/** Sizes above this are of paper, not of a microscope: 300 dots an inch are 85 µm. */
const largest = 15e-6;

/** Returns the size of a pixel in metres by the tags of the microscope's maker, of ImageJ or OME, or by the resolution; null when none tells it. */
export function metresPerPixel(page: Directory): number | null {
  const found = [
    fei(page.text(34682)),
    fei(page.text(34680)),
    zeiss(page.text(34118)),
    tescan(page.text(50431)),
    imageJ(page),
    ome(page.text(270)),
    resolution(page),
  ];
  return found.find((size) => size !== undefined && size > 0 && size < 1) ?? null;
}

/** FEI and Thermo: lines `PixelWidth=1.6e-009` in metres. */
function fei(text: string): number | undefined {
  return numberOf(/^[ \t]*PixelWidth[ \t]*=[ \t]*([\d.eE+-]+)/m.exec(text)?.[1]);
}

/**
 * Zeiss: a line `AP_IMAGE_PIXEL_SIZE`, then `Image Pixel Size = 5.582 nm`. `Pixel Size` is of the screen, and another one where the
 * picture was stored with more pixels.
 */
function zeiss(text: string): number | undefined {
  const stated =
    /Image Pixel Size {0,9}= {0,9}([\d.eE+-]+) {0,9}([^\s\d]{1,12})/i.exec(text) ??
    /Pixel Size {0,9}= {0,9}([\d.eE+-]+) {0,9}([^\s\d]{1,12})/i.exec(text);
  return inMetres(numberOf(stated?.[1]), stated?.[2] ?? '');
}

/** Tescan: lines `PixelSizeX=7.8e-009` in metres, after other bytes. */
function tescan(text: string): number | undefined {
  return numberOf(/PixelSizeX=([\d.eE+-]+)/.exec(text)?.[1]);
}

/** ImageJ: `unit=` in the description, and pixels of a unit as the resolution. */
function imageJ(page: Directory): number | undefined {
  const text = page.text(270);
  const unit = /^unit=(.+)$/m.exec(text)?.[1];
  const perUnit = page.first(282);
  return text.startsWith('ImageJ=') && unit && perUnit ? inMetres(1 / perUnit, unit) : undefined;
}

function ome(text: string): number | undefined {
  const size = numberOf(/\sPhysicalSizeX="([\d.eE+-]+)"/.exec(text)?.[1]);
  return inMetres(size, /\sPhysicalSizeXUnit="([^"]+)"/.exec(text)?.[1] ?? 'µm');
}

function resolution(page: Directory): number | undefined {
  const unit = { 2: 0.0254, 3: 0.01 }[page.first(296) ?? 2];
  const perUnit = page.first(282);
  const size = unit !== undefined && perUnit ? unit / perUnit : undefined;
  return size !== undefined && size < largest ? size : undefined;
}
