/** Colours of a drawing. */
export interface Ink {
  /** Null on a screen, where the page's own colour is behind the drawing. */
  readonly paper: string | null;
  readonly text: string;
  readonly grid: string;
  readonly frame: string;
  /** Colours of curves, which people with any form of colour blindness can tell apart (Okabe and Ito 2008, darkened or lightened). */
  readonly curves: readonly string[];
}

/** Dashes tell curves apart in black and white: solid, then longer and shorter ones. */
export const dashes: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 2]];

export const lightInk: Ink = {
  paper: '#ffffff',
  text: '#3c4650',
  grid: '#e3e7eb',
  frame: '#8a949e',
  curves: [
    '#0072b2',
    '#c4501b',
    '#00805f',
    '#8f4a86',
    '#7a6100',
    '#1d7fa8',
    '#4d4d4d',
    '#a3123f',
    '#5b3fa0',
    '#2f6b1f',
  ],
};

export const darkInk: Ink = {
  paper: null,
  text: '#c3ccd4',
  grid: '#2a333c',
  frame: '#6f7b86',
  curves: [
    '#56b4e9',
    '#f0915a',
    '#3cc9a0',
    '#d99acb',
    '#f0e442',
    '#8fd3f4',
    '#d0d0d0',
    '#ff7f9f',
    '#b39df2',
    '#9fd07f',
  ],
};

/** Colours of a light screen. */
export const screenInk: Ink = { ...lightInk, paper: null };

/** Colour and dashes of the n-th curve. */
export function strokeOf({ curves }: Ink, style: number): { colour: string; dash: readonly number[] } {
  return {
    colour: curves[style % curves.length] ?? '#000000',
    dash: dashes[Math.floor(style / curves.length) % dashes.length] ?? [],
  };
}
