/** Widths in pixels of a phone, a tablet and a desktop. */
export const widths = [375, 768, 1440] as const;

/** Returns the widths, beginning with another one for each index, so that a list of pages is opened at all of them. */
export function widthsFrom(index: number): readonly number[] {
  const turn = index % widths.length;
  return [...widths.slice(turn), ...widths.slice(0, turn)];
}

/** EVERY_WIDTH=1 (`npm run soak -- --only=widths`) checks at each width what `npm test` checks at some. */
const everyWidth = Boolean(process.env.EVERY_WIDTH);

/** Widths at which a drawn page is taken over: a phone's and a desktop's, which have all parts of the tablet's; with EVERY_WIDTH all. */
export const drawnWidths: readonly number[] = everyWidth ? widths : [375, 1440];

/**
 * Returns the schemes in which axe looks at a width of a list that begins with `first`: in the light one at a phone's or a
 * desktop's width, in the dark one at the other. With EVERY_WIDTH it looks in both at all.
 */
export function schemesAt(width: number, [first]: readonly number[]): { light: boolean; dark: boolean } {
  const [inLight, inDark] = first === 1440 ? [1440, 375] : [375, 1440];
  return { light: everyWidth || width === inLight, dark: everyWidth || width === inDark };
}

/**
 * Widths at which a journey is made: the usual one, because each page and dialog is opened at all widths; with
 * EVERY_WIDTH a phone's and a desktop's.
 */
export const journeyWidths = (usual: 375 | 1440): readonly number[] => (everyWidth ? [375, 1440] : [usual]);

/** The same for a journey whose parts others make as well: none but with EVERY_WIDTH. */
export const soakWidths: readonly number[] = everyWidth ? [375, 1440] : [];

/** Every third of a list whose entries go through one mechanism; with EVERY_WIDTH all. */
export const thirdOf = <T>(list: readonly T[]): readonly T[] =>
  everyWidth ? list : list.filter((_, index) => index % 3 === 0);
