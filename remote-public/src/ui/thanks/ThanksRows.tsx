import { ByWidth, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { tile } from '../tile';
import { ThanksCard } from './ThanksCard';
import { ThanksTable } from './ThanksTable';
import type { ThanksRow } from './thanksColumns';

/** Papers that acknowledge the lab: a table on wide screens, cards on phones. */
export function ThanksRows({ rows }: { readonly rows: readonly ThanksRow[] }) {
  return (
    <ByWidth
      wide={
        <Box sx={tile}>
          <ThanksTable rows={rows} />
        </Box>
      }
      phone={
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, ...plainList }}>
          {rows.map((row) => (
            <ThanksCard key={`${row.company} ${row.title}`} row={row} />
          ))}
        </Box>
      }
    />
  );
}
