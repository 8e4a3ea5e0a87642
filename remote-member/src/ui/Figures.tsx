import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface FiguresProps {
  /** `Figure` elements, four in a row on wide screens. */
  readonly children: ReactNode;
}

/** A row of figures with their terms, two in a row on phones. */
export function Figures({ children }: FiguresProps) {
  return (
    <Box component="dl" sx={figures}>
      {children}
    </Box>
  );
}

interface FigureProps {
  readonly term: string;
  /** The figure, formatted. */
  readonly children: ReactNode;
  readonly note?: string;
  /** Emphasises the figure that matters most. */
  readonly strong?: boolean;
}

/** One figure of `Figures`. */
export function Figure({ term, children, note, strong = false }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Box component="dd" sx={{ ...value, ...(strong && { color: 'secondary.main' }) }}>
        {children}
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {note}
          </Typography>
        )}
      </Box>
    </div>
  );
}

const value = { m: 0, typography: 'h3', fontVariantNumeric: 'tabular-nums' } as const;

const figures = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
} as const;
