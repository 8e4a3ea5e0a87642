import type { Data } from '@portal/shared/contract';
import type { Column } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { countText, formatFen, formatInstant } from '@portal/shared/rules';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { StateChip } from '../ui/StateChip';
import type { OptionalColumn } from '../ui/table/ColumnChoice';

export type FoundOrder = Data<'auth/web/orderList/list'>['list'][number];

/** The order's link: the first test, and its number. */
export const orderColumn: Column<FoundOrder> = {
  label: '订单',
  wide: true,
  cell: ({ rid, code, items }) => (
    <>
      <MuiLink component={Link} to={paths.order(rid)} sx={{ fontWeight: 600, textDecoration: 'none' }}>
        {items[0]?.name}
        {items.length > 1 && ` 等 ${items.length} 项`}
      </MuiLink>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {code}
      </Typography>
    </>
  ),
};

/** The columns that can be hidden, in the order of the table. */
export const orderColumns: readonly OptionalColumn<FoundOrder>[] = [
  { key: 'created', label: '下单时间', cell: ({ created }) => formatInstant(created) },
  { key: 'state', label: '状态', cell: ({ state }) => <StateChip state={state} /> },
  {
    key: 'pieces',
    label: '数量',
    numeric: true,
    cell: ({ items }) => countText(items),
    hidden: true,
  },
  { key: 'samples', label: '匹配的样品', cell: ({ samples }) => <Samples samples={samples} /> },
  {
    key: 'total',
    label: '优惠前金额',
    numeric: true,
    cell: ({ total_fen }) => formatFen(total_fen),
    hidden: true,
  },
  {
    key: 'discount',
    label: '优惠',
    numeric: true,
    cell: ({ discount_fen }) => (discount_fen > 0 ? `-${formatFen(discount_fen)}` : '—'),
    hidden: true,
  },
  {
    key: 'due',
    label: '应付金额',
    numeric: true,
    cell: ({ due_fen }) => (
      <Box component="span" sx={{ fontWeight: 600 }}>
        {formatFen(due_fen)}
      </Box>
    ),
  },
];

function Samples({ samples }: Pick<FoundOrder, 'samples'>) {
  const [first] = samples;
  if (!first) return '—';
  return `${first.number} ${first.name}${samples.length > 1 ? ` 等 ${samples.length} 个` : ''}`;
}
