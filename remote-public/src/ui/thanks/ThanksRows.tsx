import { plainList } from '@portal/shared/parts';
import { Box, useMediaQuery } from '@portal/shared/ui';
import { tile } from '../tile';
import { ThanksCard } from './ThanksCard';
import { ThanksTable } from './ThanksTable';
import type { ThanksRow } from './thanksColumns';

/** Papers that acknowledge the lab: a table on wide screens, cards on phones. */
export function ThanksRows({ rows }: { readonly rows: readonly ThanksRow[] }) {
  const wide = useMediaQuery('(min-width: 961px)', { noSsr: true });
  if (wide)
    return (
      <Box sx={tile}>
        <ThanksTable rows={rows} />
      </Box>
    );
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, ...plainList }}>
      {rows.map((row) => (
        <ThanksCard key={`${row.company} ${row.title}`} row={row} />
      ))}
    </Box>
  );
}
