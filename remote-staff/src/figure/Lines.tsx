import { Box } from '@portal/shared/ui';

/** A row of the chart: what is measured, and up to two sizes of which the first is a part of the second. */
export interface Line {
  readonly key: string;
  readonly label: string;
  readonly size: number;
  readonly whole?: number;
}

/** Rows that are drawn; the table has all. */
const mostLines = 8;

/**
 * A small chart of horizontal bars in the theme's colours: the dark part within the pale whole. It is hidden from screen readers,
 * because the table beside it has the same figures.
 */
export function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const shown = lines.slice(0, mostLines);
  const highest = Math.max(...shown.map(({ size, whole = 0 }) => Math.max(size, whole)), 1);
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}>
      {shown.map(({ key, label, size, whole = 0 }) => (
        <Box key={key} sx={{ minWidth: 0 }}>
          <Box sx={name}>{label}</Box>
          <Box component="svg" viewBox="0 0 100 10" preserveAspectRatio="none" sx={drawing}>
            <Box component="rect" width={(whole / highest) * 100} height={10} sx={pale} />
            <Box component="rect" width={(Math.max(size, 0) / highest) * 100} height={10} sx={dark} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const name = {
  fontSize: 13,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const drawing = {
  display: 'block',
  width: 1,
  height: 10,
  borderRadius: '3px',
  bgcolor: 'action.hover',
} as const;
const pale = { color: 'primary.light', fill: 'currentColor', opacity: 0.45 } as const;
const dark = { color: 'primary.main', fill: 'currentColor' } as const;
