import type { Data } from '@portal/shared/contract';
import { Pager, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { StatementEntry } from './StatementEntry';

interface StatementListProps {
  readonly data: Data<'auth/assign/settlementList'>;
  readonly input: { readonly page: number; readonly size: number };
  /** Whether the rows belong to the previous page or tab. */
  readonly stale: boolean;
  /** Returns the URL of a page of the list. */
  readonly to: (page: number) => string;
}

/** One page of statements. A single one is opened. */
export function StatementList({ data: { list, total }, input, stale, to }: StatementListProps) {
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      <Box component="ul" aria-label="结算单" sx={plainList}>
        {list.map((row) => (
          <StatementEntry key={row.rid} row={row} initiallyOpen={total === 1} />
        ))}
      </Box>
      <Pager page={input.page} pages={Math.ceil(total / input.size)} total={total} to={to} />
    </Box>
  );
}
