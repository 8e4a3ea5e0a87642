import { line } from '@portal/shared/parts';

/** A picture in a list: whole, on a checked ground that shows what is transparent. */
export const pictureFrame = {
  ...line,
  display: 'block',
  width: 1,
  aspectRatio: '3 / 2',
  objectFit: 'contain',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;

/** Pictures beside each other, as many as fit. */
export const pictureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 42vw), 1fr))',
} as const;
