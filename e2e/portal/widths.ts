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
 * Returns the schemes in which axe looks at a width of a list that begins with `first`. It looks once at each page, since one look takes
 * as long as the page's opening: a third of the pages is light on a phone, a third light on a desktop, a third dark on a desktop. With
 * EVERY_WIDTH it looks in both schemes at all widths.
 */
export function schemesAt(width: number, [first]: readonly number[]): { light: boolean; dark: boolean } {
  if (everyWidth) return { light: true, dark: true };
  return { light: first !== 768 && width === first, dark: first === 768 && width === 1440 };
}

/** How a page is shown. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const looks: readonly Look[] = [
  { width: 375, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 375, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

/** Entries of a list, each with one look in turn; with EVERY_WIDTH each with all looks. */
export const withLooks = <T>(list: readonly T[]): readonly { readonly entry: T; readonly look: Look }[] =>
  list.flatMap((entry, index) =>
    looks.filter((_, turn) => everyWidth || turn === index % looks.length).map((look) => ({ entry, look })),
  );

/** The first of a list of looks at the same pages; with EVERY_WIDTH all. */
export const firstOf = <T>(list: readonly T[]): readonly T[] => (everyWidth ? list : list.slice(0, 1));

/** Whether axe measures contrast also in the midst of a journey. */
export const contrastEverywhere = everyWidth;

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

/** What a journey handles: as much as a lab's month has with EVERY_WIDTH, some of it in each `npm test`. */
export const ofMonth = <T>(all: T, some: T): T => (everyWidth ? all : some);
