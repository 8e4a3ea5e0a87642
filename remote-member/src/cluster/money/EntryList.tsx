import { call, query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { cursorPages, DataTable, LinkSwitch, LoadMore, Panel, SheetButtons } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { accountKinds } from '@portal/shared/rules';
import { EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReconciliationButton } from '../../ui/reconciliation/ReconciliationButton';
import { clusterPath } from '../clusterPath';
import { entryColumns } from './entryColumns';
import { MonthFigures, MonthSelect } from './MonthStatement';
import { monthsSince } from './monthsSince';

const path = 'auth/cluster/entries';
const accounts = ['cash', 'bonus'] as const;

/** The entries of an account of a group, newest first: all, or the statement of a month with its balances. */
export function EntryList({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  const { rid, name, created } = cluster;
  const account = accounts.find((one) => one === search.get('account')) ?? 'cash';
  const months = monthsSince(created);
  const month = months.find((one) => one === search.get('month'));
  const of = { rid, account, ...(month && { month }) };
  const input = { ...of, size: 20 };
  const entries = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
    select: ({ pages }) => ({
      list: pages.flatMap(({ list }) => list),
      month: pages.at(-1)?.month ?? null,
    }),
  });
  const place = (part: { account?: 'cash' | 'bonus'; month?: string } = {}) =>
    clusterPath(cluster, { tab: 'money', account, month: month ?? '', ...part });
  const links = accounts.map((one) => ({
    label: accountKinds[one].label,
    to: place({ account: one }),
    current: one === account,
  }));
  const title = month === undefined ? '收支明细' : `对账单-${month}`;
  return (
    <Panel title="收支明细" aside={<LinkSwitch inPanel label="账户" links={links} />}>
      <MonthSelect months={months} month={month} to={(chosen) => place({ month: chosen })} />
      <QueryView query={entries} loading={<Skeleton variant="rounded" height={240} />}>
        {({ list, month: sums }) =>
          list.length === 0 && !sums ? (
            <EmptyState title="还没有收支" text="转入、付款和退款后会记录在这里" />
          ) : (
            <LoadMore query={entries}>
              {sums && <MonthFigures sums={sums} />}
              <SheetButtons
                ask={(format) => call('auth/cluster/export', { ...of, format })}
                name={`${name}-${title}`}
                page={place()}
              >
                <ReconciliationButton variant="text" cluster={cluster} page={place()} />
              </SheetButtons>
              {list.length === 0 ? (
                <EmptyState title="这个月没有收支" text="余额与上月末相同" />
              ) : (
                <DataTable
                  label="收支明细"
                  rows={list}
                  keyOf={({ id }) => String(id)}
                  columns={entryColumns}
                />
              )}
            </LoadMore>
          )
        }
      </QueryView>
    </Panel>
  );
}
