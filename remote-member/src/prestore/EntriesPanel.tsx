import type { AssetEntry } from '@portal/shared/contract';
import { LinkSwitch, LoadMore, Panel } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { accountKinds, limits } from '@portal/shared/rules';
import { EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { EntryTable } from './EntryTable';
import { ExportButtons } from './ExportButtons';
import { PeriodFilter } from './PeriodFilter';
import { entryAccounts, type PrestoreFilter, prestoreFilter, prestorePath } from './prestoreFilter';
import { useEntries } from './useEntries';

/** Entries of cash and bonus, or of one account, in a period, newest first, with their exports. */
export function EntriesPanel() {
  const [search] = useSearchParams();
  const filter = prestoreFilter(search);
  const entries = useEntries(filter);
  return (
    <Panel title="收支明细" aside={<ExportButtons filter={filter} />}>
      <Listed filter={filter} />
      {entries.hasNextPage && <StatementNote />}
      <PeriodFilter key={search.toString()} filter={filter} />
      <QueryView query={entries} loading={<Skeleton variant="rounded" height={240} />}>
        {(list) => (
          <LoadMore query={entries}>
            <Entries list={list} filter={filter} />
          </LoadMore>
        )}
      </QueryView>
    </Panel>
  );
}

/** Which account is listed, and what is not among the entries. */
function Listed({ filter }: { readonly filter: PrestoreFilter }) {
  const links = [undefined, ...entryAccounts].map((account) => ({
    label: account ? accountKinds[account].label : '预存款与赠送金',
    to: prestorePath({ from: filter.from, to: filter.to, account }),
    current: account === filter.account,
  }));
  return (
    <>
      <LinkSwitch label="账户" links={links} />
      <Typography variant="body2" role="note" sx={{ color: 'text.secondary', my: 1 }}>
        列出账户里的收支。银行转账直接付给结算单的款项不经过账户，见“转账凭证”和各结算单。
      </Typography>
    </>
  );
}

/** What the account statement does not list; shown to those who have many entries. */
const StatementNote = () => (
  <Typography variant="body2" role="note" sx={{ color: 'text.secondary', mb: 1 }}>
    {`对账单列出每个账户最近 ${limits.statementEntries} 笔，更早的计入承前余额；全部明细请导出 Excel 或 CSV。`}
  </Typography>
);

interface EntriesProps {
  readonly list: readonly AssetEntry[];
  readonly filter: PrestoreFilter;
}

function Entries({ list, filter: { account, from, to } }: EntriesProps) {
  if (list.length > 0) return <EntryTable list={list} account={account} />;
  return from !== '' || to !== '' ? (
    <EmptyState title="这段时间没有收支" text="换一个时间段试试" />
  ) : (
    <EmptyState title="还没有收支" text="预存到账、订单付款后会记录在这里" />
  );
}
