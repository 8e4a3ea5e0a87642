/** Theme colour and dash pattern of the n-th series; the dashes distinguish series without colour. */
const styles = [
  { color: 'primary.main', dash: undefined },
  { color: 'secondary.main', dash: '7 4' },
  { color: 'text.primary', dash: '2 3' },
  { color: 'success.main', dash: '9 3 2 3' },
] as const;

export type SeriesStyle = (typeof styles)[number];

export const seriesStyle = (index: number): SeriesStyle => styles[index % styles.length] ?? styles[0];
