import type { ViewNote } from '../notes/noteText';
import { lightInk } from '../plot/ink';
import { paintCanvas } from '../plot/paintCanvas';
import { sceneOf, type Titles } from '../plot/scene';
import type { Drawn, Window } from '../plot/window';
import { withDensity, withDescription } from './pngDensity';

/** Widths of figures that journals ask for, in mm. */
export const figureWidths = { 单栏: 84, 双栏: 174 } as const;

/** Pixels of an inch in a printed figure. */
const density = 300;

/** Letters of 8 pt, as most journals want them. */
const letterPoints = 8;

const dots = (mm: number): number => Math.round((mm / 25.4) * density);

/** What a figure shows. */
export interface Figure {
  readonly drawn: readonly Drawn[];
  readonly notes: readonly ViewNote[];
  readonly window: Window;
  readonly titles: Titles;
}

/** The drawing at a figure's width, in dots of print. */
export function figureScene({ drawn, notes, window, titles }: Figure, mm: number) {
  const width = dots(mm);
  return sceneOf({ curves: drawn, notes }, window, titles, {
    width,
    height: Math.round(width * 0.72),
    font: Math.round((letterPoints / 72) * density),
  });
}

/** Returns the drawing as a PNG of 300 dots an inch on white; `remarks` are its description. Throws when the browser can't make one. */
export async function pngOf(figure: Figure, mm: number, remarks: readonly string[]): Promise<Blob> {
  const scene = figureScene(figure, mm);
  const canvas = document.createElement('canvas');
  canvas.width = scene.frame.width;
  canvas.height = scene.frame.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paintCanvas(context, scene, lightInk, "Arial, 'Noto Sans SC', 'Microsoft YaHei', sans-serif");
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  const bytes = withDensity(new Uint8Array(await blob.arrayBuffer()), density);
  return new Blob([withDescription(bytes, remarks.join('\n'))], { type: 'image/png' });
}
