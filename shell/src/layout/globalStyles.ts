import { belowHeight, belowWidth } from '@portal/shared/look';

/** Global styles. */
export const globalStyles = {
  // Keeps scroll targets and focused elements below the header and above a bar at the lower edge.
  html: { scrollPaddingTop: 128, scrollPaddingBottom: 16 },
  'html:has([data-bottom-bar], [data-bar])': { scrollPaddingBottom: 144 },
  // In a low window (enlarged to 400 %, a phone on its side) bars would hide most of the page: they go with it.
  [`@media ${belowHeight(500)}`]: {
    'html, html:has([data-bottom-bar], [data-bar])': { scrollPadding: '16px 0' },
    'body :is(header, [data-bottom-bar], [data-bar])': { position: 'relative', inset: 'auto' },
  },
  // Below the width at which the side bar has a place beside the page, a bar at the lower edge has its own 客服.
  [`@media ${belowWidth(1440)}`]: {
    'body:has([data-bottom-bar]) [data-side-bar]': { display: 'none' },
  },
  // On paper a page is its content: what leads elsewhere and what is pressed stays on the screen.
  '@media print': {
    ':is(header, footer, nav, [data-bottom-bar], [data-bar], .MuiButton-root)': {
      display: 'none !important',
    },
  },
  // Forced colours take backgrounds and shadows away: what only they say (chosen, current, a main button) gets an outline, and so does
  // the frame of a search field whose input has the focus. Rings of the focus are stronger.
  '@media (forced-colors: active)': {
    'html :is([aria-pressed=true], [aria-selected=true], [aria-current=step], :is(a, button)[aria-current]:not([aria-current=false]), label:has(> input:checked), :has(> [type=search]:focus))':
      { outline: '2px solid Highlight', outlineOffset: '-2px' },
    'html .MuiButton-contained:not(:focus-visible)': {
      outline: '1px solid ButtonBorder',
      outlineOffset: '-1px',
    },
  },
  '@media (pointer: coarse)': { summary: { minHeight: 40 } },
} as const;
