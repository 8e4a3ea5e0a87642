/** The text beside what it leads to; one below the other on phones. */
export const articleGrid = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 288px' },
} as const;

/** As wide as is good to read: about 38 Chinese characters a line. */
export const reading = {
  maxWidth: '38em',
  mx: 'auto',
  fontSize: '1.0625rem',
  lineHeight: 1.85,
} as const;
