import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { lineAbove, lineBelow } from './style';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for amounts and counts: aligned to the right, in tabular figures. */
  readonly numeric?: boolean;
  /** True for the column that takes the remaining width; its text wraps. */
  readonly wide?: boolean;
}

interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/**
 * A table of records. On phones each row is a card in which every value has its label. The roles are written out,
 * because a table that is not displayed as one loses them.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <Box component="table" role="table" aria-label={label} sx={table}>
      <Box component="thead" role="rowgroup">
        <Box component="tr" role="row">
          {columns.map((column) => (
            <Box key={column.label} component="th" role="columnheader" scope="col" sx={cellOf(column)}>
              {column.label}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="tbody" role="rowgroup">
        {rows.map((row) => (
          <Box key={keyOf(row)} component="tr" role="row">
            {columns.map((column) => (
              <Box
                key={column.label}
                component="td"
                role="cell"
                data-label={column.label}
                sx={cellOf(column)}
              >
                <div>{column.cell(row)}</div>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function cellOf({ numeric = false, wide = false }: Pick<Column<never>, 'numeric' | 'wide'>) {
  return {
    textAlign: { xs: 'left', sm: numeric ? 'right' : 'left' },
    ...(wide ? { width: { sm: '100%' }, overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }),
  } as const;
}

const phone = '@media (max-width: 599.95px)';

const table = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.5, py: 1.25, verticalAlign: 'top' },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& th': { ...lineBelow, color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' },
  '& tbody tr + tr td': lineAbove,
  [phone]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 1.25 },
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
  },
} as const;
