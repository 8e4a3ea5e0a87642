import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { written } from './style';

interface FactListProps {
  /** Number of columns on wide screens; default 1. */
  readonly columns?: 1 | 2;
  /** `Fact` elements. */
  readonly children: ReactNode;
}

/** A description list with each term in front of its value. */
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
  /** Term of at most four characters. */
  readonly term: string;
  readonly children: ReactNode;
}

/** An entry of a `FactList`; renders nothing when its value is empty. */
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
  '& dd': { m: 0, ...written },
} as const;
