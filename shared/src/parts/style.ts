/** A thin border around an element. */
export const line = { border: 1, borderColor: 'divider' } as const;

/** A thin border above an element, for the rows of a list. */
export const lineAbove = { borderTop: 1, borderColor: 'divider' } as const;

/** A thin border below an element. */
export const lineBelow = { borderBottom: 1, borderColor: 'divider' } as const;

/** A list without bullets, numbers and indentation. */
export const plainList = { listStyle: 'none', p: 0, m: 0 } as const;

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
