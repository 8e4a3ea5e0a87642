/**
 * Colours and sizes of the portal as plain values, for the theme and for the first view that the gateway renders.
 * Primary: deep teal-blue. Secondary: a warm accent for prices and calls to action.
 */
export const palette = {
  light: {
    primary: { main: '#0b5c74', dark: '#08465a', light: '#3d8299', contrastText: '#fff' },
    secondary: { main: '#b4500b', dark: '#8f3e06', light: '#d9752c', contrastText: '#fff' },
    background: { default: '#f5f8fa', paper: '#fff' },
    text: { primary: '#17252d', secondary: '#51626c' },
    divider: '#dde5ea',
    success: { main: '#1d7a4c' },
    warning: { main: '#9a5b00' },
    error: { main: '#b3261e' },
    info: { main: '#1f6a99' },
  },
  dark: {
    primary: { main: '#6fc1d8', dark: '#4c96ad', light: '#a6dbe9', contrastText: '#06222c' },
    secondary: { main: '#f0a160', dark: '#d9752c', light: '#f7c79f', contrastText: '#2b1402' },
    background: { default: '#0f181d', paper: '#162229' },
    text: { primary: '#e6eef2', secondary: '#a5b5be' },
    divider: '#2a3a43',
    success: { main: '#6bcb9a' },
    warning: { main: '#e5b567' },
    // `dark` is the colour of a button under the pointer; the computed one is too dark for the button's text.
    error: { main: '#f2a19b', dark: '#e58a83' },
    info: { main: '#83c0e6' },
  },
} as const;

export const fonts =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** Maximum width of a page, in px. */
export const pageWidth = 1280;

export { belowHeight, belowWidth, fromWidth } from './media';

/** Breakpoint in px at the usual letters: from this width the header has two rows and pages have columns. */
export const wideFrom = 961;

/** Parts of the header, in px. */
export const headerRows = { strip: 40, wide: 76, wideCompact: 56, phone: 56, phoneSearch: 52 } as const;

/** Heights of the whole header in px, with its border: at the top of a page, and after scrolling. */
export const headerHeights = {
  wide: {
    full: headerRows.strip + headerRows.wide + 1,
    compact: headerRows.strip + headerRows.wideCompact + 1,
  },
  phone: { full: headerRows.phone + headerRows.phoneSearch + 1, compact: headerRows.phone + 1 },
} as const;

/** The logo's mark: a diffraction peak in a rounded square of 40 by 40. */
export const mark = {
  line: 'M6 29h5l2.5-6 2.5 6h2L21 9l3.2 20h2l2.3-10 2.6 10H34',
  dot: { cx: 21, cy: 9, r: 2.6 },
  round: 9,
} as const;

/** Returns the mark as a picture of its own, in the colours of the light scheme. */
export const markSvg = (size = 40): string => {
  const { primary, secondary } = palette.light;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><rect width="40" height="40" rx="${mark.round}" fill="${primary.main}"/><path d="${mark.line}" fill="none" stroke="${primary.contrastText}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${mark.dot.cx}" cy="${mark.dot.cy}" r="${mark.dot.r}" fill="${secondary.light}"/></svg>`;
};
