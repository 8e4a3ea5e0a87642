import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface ChartFigureProps {
  readonly label: string;
  /** Shows the label above the chart; otherwise only screen readers get it. */
  readonly captioned?: boolean;
  /** Takes the whole width of a grid. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A chart with its name. Its values are walked through by the arrow keys; the charts of MUI hide their own focus, so the frame shows it. */
export function ChartFigure({ label, captioned = false, wide = false, children }: ChartFigureProps) {
  return (
    <Box component="figure" aria-label={label} sx={wide ? [figure, { gridColumn: '1 / -1' }] : figure}>
      {captioned && (
        <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const figure = {
  m: 0,
  minWidth: 0,
  borderRadius: 1,
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
