/** Grid of the order form and of its placeholder: sections, and the summary beside them. */
export const orderLayout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;
