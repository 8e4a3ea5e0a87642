/** Look of the small fields of an act: the label before, 40 px high, on phones 44 px. */
export const settingLabel = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;

export const settingInput = {
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  px: 1,
  width: { xs: 76, sm: 96 },
  minHeight: { xs: 44, sm: 36 },
  fontVariantNumeric: 'tabular-nums',
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} as const;
