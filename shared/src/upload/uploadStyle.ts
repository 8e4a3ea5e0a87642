import { lineAbove } from '../parts';

/** A file of a list: picture, name with its state, buttons; the buttons are below the name on phones. */
export const uploadRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;

/** A button of a row: no wider than its text, which is aligned with the name on phones. */
export const rowButton = { minWidth: 0, px: 1 } as const;
