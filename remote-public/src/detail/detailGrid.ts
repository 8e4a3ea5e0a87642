/** Pictures beside the options; on phones above them. */
export const detailGrid = {
  display: 'grid',
  gap: { xs: 2, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;
