import { belowWidth, lineAbove, visuallyHidden } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface FactTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly head: readonly string[];
  /** Rows with as many cells as the head; the first cell is the row's header. */
  readonly rows: readonly (readonly string[])[];
}

/** A small text table. On phones each row is a block whose cells have the column names above them. */
export function FactTable({ label, head, rows }: FactTableProps) {
  return (
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]} data-head={head[i + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  my: 1.5,
  '& th, & td': { p: 1.25, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 500 },
  '& tbody th': { width: { md: '24%' } },
  '& thead th': { color: 'text.secondary', bgcolor: 'action.hover' },
  '& tbody tr': { ...lineAbove },
  [`@media ${belowWidth(600)}`]: {
    '& thead': visuallyHidden,
    '& tr, & tbody, & tbody th, & td': { display: 'block' },
    '& tbody th': { pb: 0 },
    '& td': { pt: 0.25, pb: 0.5 },
    '& td::before': { content: 'attr(data-head) "："', color: 'text.secondary' },
    '& tbody tr': { pb: 0.75 },
  },
} as const;
