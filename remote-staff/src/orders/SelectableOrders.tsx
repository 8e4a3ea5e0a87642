import { call } from '@portal/shared/api';
import { fromWidth, SheetButtons } from '@portal/shared/parts';
import { Box, Button, Skeleton, useMediaQuery } from '@portal/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { CodeLost } from '../ui/CodeLost';
import { GridViewButton } from '../ui/list/view/GridViewButton';
import { useGridView } from '../ui/list/view/useGridView';
import type { StaffOrderRow } from '../ui/orderRow';
import { filterInput, type OrdersQuery, ordersPath, queueOf, type Sort } from '../ui/ordersFilter';
import { desk } from '../ui/session/desk';
import { BatchBar } from './BatchBar';
import { OrderCards } from './OrderCards';
import { hideableColumns } from './orderColumns';
import { useOrderSelection } from './useOrderSelection';
import { WholeButton } from './WholeButton';

export const loadOrderGrid = () => import('./OrderGrid');
const OrderGrid = lazy(() =>
  loadOrderGrid().then(
    (m) => ({ default: m.OrderGrid }),
    () => ({ default: CodeLost }),
  ),
);

interface SelectableOrdersProps {
  readonly rows: readonly StaffOrderRow[];
  readonly shown: OrdersQuery;
  /** Orders on all pages; null when they were not counted. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly onSort: (sort: Sort) => void;
  readonly onOpen: (code: string) => void;
}

/** The orders as a grid, on phones as cards, with a selection of what is shown or, by an explicit choice, of all pages. */
export function SelectableOrders({ rows, shown, total, hasMore, onSort, onOpen }: SelectableOrdersProps) {
  const isWide = useMediaQuery(fromWidth(900));
  const [view, setView] = useGridView('/staff/orders');
  const [isSelecting, setSelecting] = useState(false);
  const mayAct = desk.may(['manager', 'lab']);
  const selection = useOrderSelection(rows, ordersPath(shown));
  const { rows: selected, select, selectAll } = selection;
  const codes = selected.map(({ code }) => code);
  const isWhole = !hasMore && shown.after === undefined;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        {mayAct && !isWide && (
          <Button
            size="small"
            variant="outlined"
            aria-pressed={isSelecting}
            onClick={() => {
              setSelecting(!isSelecting);
              select([]);
            }}
          >
            {isSelecting ? '退出选择' : '选择'}
          </Button>
        )}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 2 }}>
          <SheetButtons
            ask={(format) => call('staff/order/export', { ...filterInput(shown, queueOf(shown)), format })}
            name="订单"
            page={ordersPath(shown)}
          />
          {isWide && <GridViewButton columns={hideableColumns} view={view} onView={setView} />}
        </Box>
      </Box>
      {selected.length > 0 && (
        <BatchBar
          selection={selection}
          whole={
            !isWhole &&
            selected.length <= rows.length && <WholeButton shown={shown} total={total} onRead={selectAll} />
          }
        />
      )}
      {isWide ? (
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <OrderGrid
            rows={rows}
            sort={shown.sort}
            onSort={onSort}
            onOpen={onOpen}
            view={view}
            selected={mayAct ? codes.filter((code) => rows.some((row) => row.code === code)) : undefined}
            onSelect={select}
          />
        </Suspense>
      ) : (
        <OrderCards rows={rows} selected={isSelecting ? codes : undefined} onSelect={select} />
      )}
    </>
  );
}
