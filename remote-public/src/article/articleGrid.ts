/** The text with the aside next to it; on phones below it. */
export const articleGrid = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 288px' },
} as const;

/** Text width that is easy to read: about 38 Chinese characters per line. */
export const reading = {
  maxWidth: '38em',
  mx: 'auto',
  fontSize: '1.0625rem',
  lineHeight: 1.85,
} as const;
