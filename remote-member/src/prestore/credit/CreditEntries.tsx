import { LoadMore, Panel } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Button, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { EntryTable } from '../EntryTable';
import { prestorePath } from '../prestoreFilter';
import { useEntries } from '../useEntries';

/** What orders put on credit and what payments took off it, with what was to be paid after each. */
export function CreditEntries() {
  const entries = useEntries({ account: 'credit', from: '', to: '' });
  return (
    <Panel
      title="额度明细"
      aside={
        <Button size="small" component={Link} to={prestorePath({ account: 'credit' })}>
          筛选与导出
        </Button>
      }
    >
      <QueryView query={entries} loading={<Skeleton variant="rounded" height={160} />}>
        {(list) =>
          list.length > 0 ? (
            <LoadMore query={entries}>
              <EntryTable list={list} account="credit" />
            </LoadMore>
          ) : (
            <EmptyState title="还没有额度明细" text="用信用额度下的订单，结算单确认后记在这里，付款后减少" />
          )
        }
      </QueryView>
    </Panel>
  );
}
