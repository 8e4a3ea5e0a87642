/** Grid of charts with a minimum width per column. */
export const chartGrid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
} as const;
