import type { Data } from '@portal/shared/contract';
import { Pager, PastTheEnd, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { type HeldRow, withHeld } from './heldRows';
import { ManyBar } from './many/ManyBar';
import { SelectAll } from './many/SelectAll';
import { type ManyAct, useSelection } from './many/useSelection';
import { StatementEntry } from './StatementEntry';

interface StatementListProps {
  readonly data: Data<'auth/assign/settlementList'>;
  readonly input: { readonly page: number; readonly size: number };
  /** Whether the rows belong to the previous page or tab. */
  readonly stale: boolean;
  /** Returns the URL of a page of the list. */
  readonly to: (page: number) => string;
  /** The act that can be done on several of them at once. */
  readonly act?: ManyAct;
  /** Shown when there are no statements. */
  readonly empty: ReactNode;
  /** The downloads of the list. */
  readonly exports: ReactNode;
}

/**
 * One page of statements. A single one is opened. One with an open dialog stays when it leaves the list. Has a key of its own for each page
 * and tab.
 */
export function StatementList({
  data: { list, total },
  input,
  stale,
  to,
  act,
  empty,
  exports,
}: StatementListProps) {
  const [held, setHeld] = useState<HeldRow>();
  const rows = withHeld(list, held);
  const selection = useSelection(list, act);
  const isSelectable = (rid: string) =>
    selection.selectable.length > 1 && selection.selectable.some((row) => row.rid === rid);
  const pages = Math.ceil(total / input.size);
  if (rows.length === 0) return total > 0 ? <PastTheEnd to={to(pages)} /> : empty;
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      {exports}
      <SelectAll {...selection} />
      <Box component="ul" aria-label="结算单" sx={plainList}>
        {rows.map((row, index) => (
          <StatementEntry
            key={row.rid}
            row={row}
            listed={list.includes(row)}
            initiallyOpen={total === 1}
            index={index}
            onHold={setHeld}
            selected={
              isSelectable(row.rid) ? selection.selected.some(({ rid }) => rid === row.rid) : undefined
            }
            onSelect={(on) => selection.toggle(row.rid, on)}
            refused={selection.refused.find(({ rid }) => rid === row.rid)?.msg}
          />
        ))}
      </Box>
      {act && <ManyBar act={act} selection={selection} />}
      <Pager page={input.page} pages={pages} total={total} to={to} />
    </Box>
  );
}
