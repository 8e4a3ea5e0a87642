import { lineAbove, lineBelow } from './style';

interface ColumnLook {
  readonly numeric?: boolean;
  readonly wide?: boolean;
  readonly acts?: boolean;
}

/** Returns the style of the head and the cells of a column. */
export function cellStyle({ numeric = false, wide = false, acts = false }: ColumnLook) {
  return {
    textAlign: { xs: 'left', sm: numeric || acts ? 'right' : 'left' },
    ...(wide ? { width: { sm: '100%' }, overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }),
  } as const;
}

const phone = '@media (max-width: 599.95px)';

/** A table; on phones each row is a card. */
export const tableStyle = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.5, py: 1.25, verticalAlign: 'top' },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& th': { ...lineBelow, color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' },
  '& th a': { color: 'inherit', textDecoration: 'none', '&:hover': { color: 'primary.main' } },
  '& th[aria-sort] a': { color: 'primary.main' },
  '& .choice': { width: 32, py: 0.25, pr: 0 },
  '& tbody tr + tr td': lineAbove,
  [phone]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { position: 'relative', py: 1.25 },
    '& tbody tr + tr': lineAbove,
    '& tbody tr + tr td': { border: 0 },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '5em minmax(0, 1fr)',
      p: 0,
      py: 0.25,
      whiteSpace: 'normal',
      '&::before': { content: 'attr(data-label)', color: 'text.secondary' },
    },
    '& td:not([data-label])': { gridTemplateColumns: 'minmax(0, 1fr)', '&::before': { display: 'none' } },
    '& td.choice': { position: 'absolute', top: 4, right: 0, width: 'auto', p: 0 },
  },
} as const;
