import { line } from '@portal/shared/parts';

/** The frame that things to pick from stand in: white, thin line, no shadow; the line darkens when pointed at. */
export const tile = {
  bgcolor: 'background.paper',
  ...line,
  borderRadius: 1,
  overflow: 'hidden',
} as const;

/** A tile that is one link. */
export const linkTile = {
  ...tile,
  color: 'text.primary',
  textDecoration: 'none',
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

/** Text cut after this many lines. */
export const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
  }) as const;
