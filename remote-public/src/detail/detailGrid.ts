/** Pictures beside what is to be decided; one below the other on phones. */
export const detailGrid = {
  display: 'grid',
  gap: { xs: 2, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;
