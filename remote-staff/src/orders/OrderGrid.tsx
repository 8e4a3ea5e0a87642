import { DataGrid, type GridRowId, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { zhCN } from '@mui/x-data-grid/locales';
import { pressedKey } from '@portal/shared/parts';
import { usePortal } from '@portal/shared/portal';
import { type KeyboardEvent, memo } from 'react';
import { type GridView, gridProps } from '../ui/list/view/useGridView';
import type { StaffOrderRow } from '../ui/orderRow';
import type { Sort } from '../ui/ordersFilter';
import { orderColumns } from './orderColumns';
import { type GridRef, useGridSelection } from './useGridSelection';

/** The column by which each order of the list is chosen; `waiting` is what it is without one. */
const columnOf: Readonly<Record<Exclude<Sort, 'waiting'>, GridSortModel[number]>> = {
  newest: { field: 'created', sort: 'desc' },
  due: { field: 'promise', sort: 'asc' },
};

const sortOf = ([by]: GridSortModel): Sort =>
  by?.field === 'created' ? 'newest' : by?.field === 'promise' ? 'due' : 'waiting';

interface OrderGridProps {
  readonly rows: readonly StaffOrderRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onOpen: (code: string) => void;
  /** Codes of the selected rows; undefined for who may not act on them. */
  readonly selected: readonly string[] | undefined;
  readonly onSelect: (codes: readonly string[]) => void;
  readonly view: GridView;
}

/** The orders as a grid: arrows or j and k move, Enter opens, Space selects. */
export function OrderGrid({ selected, onSelect, ...shown }: OrderGridProps) {
  const grid = useGridApiRef();
  const tell = useGridSelection(grid, selected, onSelect);
  return <Grid {...shown} grid={grid} isSelectable={selected !== undefined} onSelect={tell} />;
}

interface GridProps extends Omit<OrderGridProps, 'selected'> {
  readonly grid: GridRef;
  readonly isSelectable: boolean;
}

/** It is not given the selection: all of its rows and cells are drawn anew when any of its properties changes. */
const Grid = memo(function Grid({
  grid,
  rows,
  sort,
  onSort,
  onOpen,
  isSelectable,
  onSelect,
  view,
}: GridProps) {
  const { nonce } = usePortal();
  const move = (event: KeyboardEvent, id: GridRowId, field: string) => {
    const step = { j: 1, k: -1 }[pressedKey(event) ?? ''];
    if (step === undefined) return;
    const next = rows[rows.findIndex(({ code }) => code === id) + step];
    if (next) grid.current?.setCellFocus(next.code, field);
  };
  return (
    <DataGrid
      apiRef={grid}
      rows={rows}
      columns={orderColumns}
      getRowId={codeOf}
      {...gridProps(view)}
      sortingMode="server"
      sortModel={sort === 'waiting' ? [] : [columnOf[sort]]}
      onSortModelChange={(model) => onSort(sortOf(model))}
      disableColumnFilter
      checkboxSelection={isSelectable}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      onRowSelectionModelChange={({ ids }) => onSelect([...ids].map(String))}
      hideFooter
      autoHeight
      {...(nonce !== undefined && { nonce })}
      localeText={zhCN.components.MuiDataGrid.defaultProps.localeText}
      onRowClick={({ id }) => onOpen(String(id))}
      onCellKeyDown={({ id, field }, event) => {
        if (pressedKey(event) === 'Enter') onOpen(String(id));
        else move(event, id, field);
      }}
      aria-label="订单"
      sx={gridStyle}
    />
  );
});

const codeOf = ({ code }: StaffOrderRow): string => code;

const gridStyle = {
  bgcolor: 'background.paper',
  // The line of MUI's tables is almost invisible in light and black in dark.
  '--mui-palette-TableCell-border': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-row': { cursor: 'pointer' },
} as const;
