import { call, query, serverNow } from '@portal/shared/api';
import type { IntegrationEntry } from '@portal/shared/contract';
import { cursorPages, DataTable, LoadMore, SheetButtons } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, formatLastDay, formatPoints } from '@portal/shared/rules';
import { Box, EmptyState, MuiLink, QueryView, Skeleton } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { entriesInput, integrationPath } from './integrationFilter';

const path = 'auth/integration/list';

/** Changes of the points, the newest first, with what of each is left and when it expires. */
export function EntryList() {
  const entries = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, entriesInput).queryKey,
      size: entriesInput.size,
      load: (before, signal) => call(path, { ...entriesInput, before }, { signal }),
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  return (
    <QueryView query={entries} loading={<Skeleton variant="rounded" height={200} sx={{ my: 2 }} />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title="还没有积分" text="订单付款和评价后，积分会记录在这里" />
        ) : (
          <LoadMore query={entries}>
            <Box sx={{ pt: 1 }}>
              <SheetButtons
                ask={(format) => call('auth/web/asset/export', { accounts: ['points'], format })}
                name="积分明细"
                page={integrationPath('entries')}
              />
            </Box>
            <EntryTable list={list} />
          </LoadMore>
        )
      }
    </QueryView>
  );
}

function EntryTable({ list }: { readonly list: readonly IntegrationEntry[] }) {
  return (
    <DataTable
      label="积分明细"
      rows={list}
      keyOf={({ id }) => String(id)}
      columns={[
        { label: '时间', cell: ({ at }) => formatInstant(at) },
        { label: '事项', cell: (entry) => <Cause entry={entry} />, wide: true },
        { label: '积分', cell: ({ amount }) => <Amount amount={amount} />, numeric: true },
        { label: '余额', cell: ({ balance }) => formatPoints(balance), numeric: true },
        {
          label: '有效期',
          cell: ({ amount, expiry }) => (expiry ? <Expiry amount={amount} expiry={expiry} /> : '—'),
        },
      ]}
    />
  );
}

/** What happened, with a link to the order that caused it. */
function Cause({ entry: { label, order_rid, at } }: { readonly entry: IntegrationEntry }) {
  if (order_rid === null) return label;
  return (
    <>
      {label}{' '}
      <MuiLink
        component={Link}
        to={paths.order(order_rid)}
        aria-label={`查看订单，${formatInstant(at)} ${label}`}
      >
        查看订单
      </MuiLink>
    </>
  );
}

function Amount({ amount }: { readonly amount: number }) {
  return (
    <Box component="span" sx={{ fontWeight: 500, color: amount > 0 ? 'success.main' : 'text.primary' }}>
      {amount > 0 && '+'}
      {formatPoints(amount)}
    </Box>
  );
}

interface ExpiryProps extends Pick<IntegrationEntry, 'amount'> {
  readonly expiry: NonNullable<IntegrationEntry['expiry']>;
}

/** When what is left of an entry's points expires. */
function Expiry({ amount, expiry }: ExpiryProps) {
  if (expiry.left > 0)
    return (
      <>
        {formatLastDay(expiry.at)} 到期{expiry.left < amount && `，还剩 ${formatPoints(expiry.left)}`}
      </>
    );
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {Date.parse(expiry.at) <= serverNow().getTime() ? '已使用或已过期' : '已使用'}
    </Box>
  );
}
