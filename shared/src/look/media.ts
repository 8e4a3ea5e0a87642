/**
 * Media queries of window sizes, given in pixels at the browser's usual letters of 16 px. They are in em: who has letters twice as
 * large gets the layout of a window half as wide, in which the larger text has room.
 */
const em = (px: number): string => `${px / 16}em`;

/** The condition of windows at least this wide. */
export const fromWidth = (px: number): string => `(min-width: ${em(px)})`;

/** The condition of windows that are narrower. */
export const belowWidth = (px: number): string => `(max-width: ${em(px - 0.05)})`;

/** The condition of windows that are lower. */
export const belowHeight = (px: number): string => `(max-height: ${em(px - 0.05)})`;
