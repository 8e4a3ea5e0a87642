import { line, lineAbove } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface TableFrameProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table that scrolls in its frame; the frame takes the focus, so that the keyboard can scroll it. */
export function TableFrame({ label, columns, rows }: TableFrameProps) {
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={frame}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file may have the same name and never move.
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never move.
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const frame = {
  maxHeight: 420,
  overflow: 'auto',
  ...line,
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { px: 1.5, py: 0.5, textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', color: 'text.secondary' },
  '& tbody tr': { ...lineAbove },
} as const;
