import { Box } from '@portal/shared/ui';

interface ResultTableProps {
  /** The first row is the head. */
  readonly rows: readonly (readonly string[])[];
  readonly label: string;
}

/** A table of results as the report prints it; a wide one is scrolled. */
export function ResultTable({ rows: [head = [], ...body], label }: ResultTableProps) {
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', maxHeight: 420 }}>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            <tr key={line}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyle = {
  borderCollapse: 'collapse',
  fontSize: 14,
  minWidth: '60%',
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 600, bgcolor: 'action.hover' },
} as const;
