import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface FactListProps {
  /** Facts side by side where the screen is wide enough; default 1. */
  readonly columns?: 1 | 2;
  /** `Fact` elements. */
  readonly children: ReactNode;
}

/** Facts as a description list, each term in front of its value. */
export function FactList({ columns = 1, children }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{ ...list, gridTemplateColumns: { xs: column, sm: `repeat(${columns}, ${column})` } }}
    >
      {children}
    </Box>
  );
}

interface FactProps {
  /** At most four characters. */
  readonly term: string;
  readonly children: ReactNode;
}

/** One entry of a `FactList`; nothing when its value is empty. */
export function Fact({ term, children }: FactProps) {
  if (children === undefined || children === '') return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const column = 'minmax(0, 1fr)';

const list = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  '& > div': { display: 'grid', gridTemplateColumns: '4em minmax(0, 1fr)', columnGap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
