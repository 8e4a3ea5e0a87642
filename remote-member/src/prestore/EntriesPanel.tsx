import { call, query } from '@portal/shared/api';
import type { AssetEntry } from '@portal/shared/contract';
import { cursorPages, LoadMore, Panel } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EntryTable } from './EntryTable';
import { ExportButtons } from './ExportButtons';
import { PeriodFilter } from './PeriodFilter';
import { entriesInput, prestoreFilter } from './prestoreFilter';

const path = 'auth/prestoreApply/listPrestoreDetail';

/** All entries of cash and bonus in a period, newest first, with their exports. */
export function EntriesPanel() {
  const [search] = useSearchParams();
  const filter = prestoreFilter(search);
  const input = entriesInput(filter);
  const entries = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  return (
    <Panel title="收支明细" aside={<ExportButtons filter={filter} />}>
      {entries.hasNextPage && <StatementNote />}
      <PeriodFilter key={search.toString()} filter={filter} />
      <QueryView query={entries} loading={<Skeleton variant="rounded" height={240} />}>
        {(list) => (
          <LoadMore query={entries}>
            <Entries list={list} filtered={filter.from !== '' || filter.to !== ''} />
          </LoadMore>
        )}
      </QueryView>
    </Panel>
  );
}

/** What the account statement does not list; shown to those who have many entries. */
const StatementNote = () => (
  <Typography variant="body2" role="note" sx={{ color: 'text.secondary', mb: 1 }}>
    {`对账单列出每个账户最近 ${limits.statementEntries} 笔，更早的计入承前余额；全部明细请导出 Excel 或 CSV。`}
  </Typography>
);

function Entries({ list, filtered }: { readonly list: readonly AssetEntry[]; readonly filtered: boolean }) {
  if (list.length > 0) return <EntryTable list={list} />;
  return filtered ? (
    <EmptyState title="这段时间没有收支" text="换一个时间段试试" />
  ) : (
    <EmptyState title="还没有收支" text="预存到账、订单付款后会记录在这里" />
  );
}
