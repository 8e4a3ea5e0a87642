/** Style of a row of a list that is a link as a whole: text, amounts and states, and an arrow. */
export const linkRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
