import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface RecordColumnsProps {
  /** Panels of the first column. */
  readonly main: ReactNode;
  /** Panels of the second one, below the first on narrow screens. */
  readonly aside: ReactNode;
  /** True when both are equally wide; the first has two thirds otherwise. */
  readonly even?: boolean;
}

/** The panels of a record's page in two columns. */
export const RecordColumns = ({ main, aside, even = false }: RecordColumnsProps) => (
  <Box
    sx={{
      ...column,
      alignItems: 'start',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        lg: `minmax(0, ${even ? 1 : 2}fr) minmax(0, 1fr)`,
      },
    }}
  >
    <Box sx={column}>{main}</Box>
    <Box sx={column}>{aside}</Box>
  </Box>
);

const column = { display: 'grid', gap: 2, minWidth: 0 } as const;
