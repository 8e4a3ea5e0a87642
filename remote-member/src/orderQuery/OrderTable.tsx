import { type Column, DataTable } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { memo, useMemo } from 'react';
import { useReorder } from '../ui/step/useReorder';
import type { OptionalColumn } from '../ui/table/ColumnChoice';
import { type FoundOrder, orderColumn } from './orderColumns';
import { type OrderQuery, orderQueryPath, type Sort } from './orderQueryFilter';

interface OrderTableProps {
  readonly list: readonly FoundOrder[];
  readonly filter: OrderQuery;
  readonly shown: readonly OptionalColumn<FoundOrder>[];
}

/** The two directions of a column that can be sorted, the first one at the first click. */
const directions: Readonly<Record<string, readonly [Sort, Sort]>> = {
  created: ['newest', 'oldest'],
  due: ['dearest', 'cheapest'],
};

const actsColumn: Column<FoundOrder> = {
  label: '操作',
  cell: (order) => <Again order={order} />,
  acts: true,
};

/** The orders that were found; on phones each is a card. */
export const OrderTable = memo(function OrderTable({ list, filter, shown }: OrderTableProps) {
  const columns = useMemo(() => columnsOf(shown, filter), [shown, filter]);
  return (
    <Box sx={frame}>
      <DataTable label="订单" rows={list} keyOf={keyOf} columns={columns} />
    </Box>
  );
});

/**
 * Below `lg` the chosen columns may be wider than the page and scroll. There the head doesn't stick: it would keep the
 * distance of the portal's header from the top of this box, and lie on the rows.
 */
const frame = {
  px: { xs: 2, sm: 2.5 },
  pb: 1,
  overflowX: { xs: 'auto', lg: 'visible' },
  '& table th': { position: { xs: 'static', lg: 'sticky' } },
} as const;

const keyOf = ({ rid }: FoundOrder): string => rid;

/** Returns the columns of the table; those that can be sorted have the URL that sorts by them. */
function columnsOf(shown: OrderTableProps['shown'], filter: OrderQuery): readonly Column<FoundOrder>[] {
  const sorted = (column: OptionalColumn<FoundOrder>): Column<FoundOrder> => {
    const [down, up] = directions[column.key] ?? [];
    if (down === undefined || up === undefined) return column;
    const to = orderQueryPath({ ...filter, sort: filter.sort === down ? up : down });
    const direction = filter.sort === down ? 'descending' : filter.sort === up ? 'ascending' : undefined;
    return { ...column, sort: { to, direction } };
  };
  const columns = shown.filter(({ key }) => key !== 'samples' || filter.sample !== '');
  return [orderColumn, ...columns.map(sorted), actsColumn];
}

function Again({ order: { rid, code } }: { readonly order: FoundOrder }) {
  const { reorder, reordering } = useReorder(rid);
  return (
    <Button
      size="small"
      aria-label={`再来一单：${code}`}
      loading={reordering}
      onClick={reorder}
      sx={{ mx: -0.5 }}
    >
      再来一单
    </Button>
  );
}
