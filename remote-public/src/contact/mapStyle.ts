/** Colours of the drawing, from the theme, so that it has a dark variant. */
export const mapStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  '& path': { strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& .ground': { fill: 'var(--mui-palette-background-paper)' },
  '& .road': { fill: 'var(--mui-palette-divider)' },
  '& .dash': {
    fill: 'none',
    stroke: 'var(--mui-palette-background-paper)',
    strokeWidth: 2,
    strokeDasharray: '12 12',
  },
  '& .green': { fill: 'var(--mui-palette-success-main)', opacity: 0.14 },
  '& .block > path:first-of-type': {
    fill: 'var(--mui-palette-divider)',
    stroke: 'var(--mui-palette-background-paper)',
  },
  '& .here > path:first-of-type': { fill: 'var(--mui-palette-primary-main)' },
  '& .shade-left': { fill: '#17252d', opacity: 0.1 },
  '& .shade-right': { fill: '#17252d', opacity: 0.22 },
  '& .windows': { fill: 'none', stroke: 'var(--mui-palette-background-paper)', strokeWidth: 4, opacity: 0.7 },
  '& .windows, & .route': { strokeLinecap: 'butt' },
  '& .route': {
    fill: 'none',
    stroke: 'var(--mui-palette-secondary-main)',
    strokeWidth: 4,
    strokeDasharray: '2 9',
    strokeLinecap: 'round',
  },
  '& .tree path': { stroke: 'var(--mui-palette-success-main)', strokeWidth: 3, opacity: 0.6 },
  '& .tree circle': { fill: 'var(--mui-palette-success-main)', opacity: 0.55 },
} as const;
