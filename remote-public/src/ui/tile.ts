import { line } from '@portal/shared/parts';

/** Frame of a selectable tile: white, thin border, no shadow; the border darkens on hover. */
export const tile = {
  bgcolor: 'background.paper',
  ...line,
  borderRadius: 1,
  overflow: 'hidden',
} as const;

/** Style of a tile that is a single link. */
export const linkTile = {
  ...tile,
  color: 'text.primary',
  textDecoration: 'none',
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

/** Cuts text after this many lines. */
export const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
  }) as const;
