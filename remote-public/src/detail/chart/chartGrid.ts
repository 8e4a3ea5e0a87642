/** Charts side by side where each has the room to be read. */
export const chartGrid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
} as const;
