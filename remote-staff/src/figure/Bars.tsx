import { Box } from '@portal/shared/ui';

/** A part of a bar with its colour of the theme. */
export interface BarPart {
  readonly label: string;
  readonly color: 'primary.main' | 'primary.light' | 'warning.main' | 'error.main' | 'divider';
}

/** A bar: its label below, and the size of each part from the bottom up. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly sizes: readonly number[];
}

interface BarsProps {
  readonly parts: readonly BarPart[];
  readonly bars: readonly Bar[];
}

/** Height of the drawing and of the bars in it; one unit of the drawing is a percent of its width. */
const height = 120;
/** Labels below the bars at most: more would run into each other. */
const mostLabels = 6;

/**
 * A small chart of stacked bars in the theme's colours. It is hidden from screen readers, because the table beside it has the same
 * figures.
 */
export function Bars({ parts, bars }: BarsProps) {
  const highest = Math.max(...bars.map(({ sizes }) => sum(sizes)), 1);
  const band = 100 / Math.max(bars.length, 1);
  const width = Math.min(band * 0.7, 12);
  const every = Math.ceil(bars.length / mostLabels);
  return (
    <Box aria-hidden="true" sx={{ minWidth: 0 }}>
      {parts.length > 1 && (
        <Box sx={legend}>
          {parts.map(({ label, color }) => (
            <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: color }} />
              {label}
            </Box>
          ))}
        </Box>
      )}
      <Box component="svg" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" sx={drawing}>
        {bars.map(({ key, sizes }, place) =>
          parts.map(({ label, color }, part) => {
            const size = ((sizes[part] ?? 0) / highest) * height;
            const below = (sum(sizes.slice(0, part)) / highest) * height;
            return (
              <Box
                key={`${key} ${label}`}
                component="rect"
                x={place * band + (band - width) / 2}
                y={height - below - size}
                width={width}
                height={size}
                sx={{ color, fill: 'currentColor' }}
              />
            );
          }),
        )}
      </Box>
      <Box sx={{ ...labels, gridTemplateColumns: `repeat(${Math.max(bars.length, 1)}, minmax(0, 1fr))` }}>
        {bars.map(({ key, label }, place) => (
          <Box
            key={key}
            component="span"
            sx={{ overflow: 'visible', whiteSpace: 'nowrap', justifySelf: 'center' }}
          >
            {place % every === 0 ? label : ''}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mb: 1,
  fontSize: 13,
  color: 'text.secondary',
} as const;
const drawing = {
  display: 'block',
  width: 1,
  height,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
const labels = {
  display: 'grid',
  mt: 0.5,
  fontSize: 12,
  color: 'text.secondary',
  overflow: 'hidden',
} as const;
