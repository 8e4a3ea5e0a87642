import { lineBelow } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { NewTabLink } from '../NewTabLink';
import { lines } from '../tile';
import { originalOf } from './original';
import { type ThanksRow, thanksColumns } from './thanksColumns';

const cell = {
  px: 2,
  py: 1.5,
  textAlign: 'left',
  verticalAlign: 'top',
  ...lineBelow,
};

/** The table; the link to the original, if any, covers the whole row. */
export function ThanksTable({ rows }: { readonly rows: readonly ThanksRow[] }) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        '& tbody tr:last-of-type td': { borderBottom: 0 },
      }}
    >
      <thead>
        <tr>
          {thanksColumns.map(({ field, head, width }) => (
            <Box
              component="th"
              scope="col"
              key={field}
              sx={{ ...cell, width, fontWeight: 600, bgcolor: 'action.hover' }}
            >
              {head}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.company} ${row.title}`} row={row} />
        ))}
      </tbody>
    </Box>
  );
}

function Row({ row }: { readonly row: ThanksRow }) {
  const original = originalOf(row);
  return (
    <Box component="tr" sx={original ? linkedRow : undefined}>
      {thanksColumns.map(({ field }, i) => (
        <Box component="td" key={field} sx={cell}>
          {i === 0 && original ? (
            <NewTabLink
              href={original}
              sx={{
                color: 'primary.main',
                fontWeight: 500,
                textDecoration: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
                '&:focus-visible': { outline: 0 },
                '&:focus-visible::after': { outline: '2px solid', outlineOffset: -2 },
              }}
            >
              {row[field]}
            </NewTabLink>
          ) : (
            <Box sx={{ color: 'text.secondary', ...lines(3) }}>{row[field]}</Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const linkedRow = { position: 'relative', '&:hover': { bgcolor: 'action.hover' } } as const;
