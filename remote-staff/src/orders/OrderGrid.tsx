import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { zhCN } from '@mui/x-data-grid/locales';
import { pressedKey } from '@portal/shared/parts';
import { usePortal } from '@portal/shared/portal';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { KeyboardEvent } from 'react';
import { type StaffOrderRow, servicesOf } from '../ui/orderRow';
import type { Sort } from '../ui/ordersFilter';
import { PromiseMark } from '../ui/PromiseMark';
import { StateMark } from '../ui/StateMark';

const all: readonly GridColDef<StaffOrderRow>[] = [
  { field: 'code', headerName: '订单号', width: 168 },
  {
    field: 'state',
    headerName: '状态',
    width: 110,
    renderCell: ({ row }) => <StateMark state={row.state} />,
  },
  {
    field: 'promise',
    headerName: '下一项承诺',
    width: 275,
    sortable: true,
    sortingOrder: ['asc', null],
    valueGetter: (_value, { promise }) => (promise ? Date.parse(promise.due) : Number.POSITIVE_INFINITY),
    renderCell: ({ row }) => (
      <>
        {row.open_question && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600, mr: 1 }}>
            数据疑问
          </Box>
        )}
        {row.revised && (
          <Box component="span" sx={{ color: 'warning.main', fontWeight: 600, mr: 1 }}>
            客户已修改
          </Box>
        )}
        {row.promise && <PromiseMark promise={row.promise} />}
      </>
    ),
  },
  {
    field: 'services',
    headerName: '服务',
    flex: 2,
    minWidth: 160,
    valueGetter: (_value, row) => servicesOf(row),
  },
  { field: 'member', headerName: '客户', flex: 1, minWidth: 150 },
  {
    field: 'assignee',
    headerName: '负责人',
    width: 90,
    valueGetter: (_value, { assignee }) => assignee?.name || assignee?.account || '',
  },
  {
    field: 'due_fen',
    headerName: '金额',
    width: 110,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (value: number) => formatFen(value),
  },
  {
    field: 'created',
    headerName: '下单时间',
    width: 150,
    sortable: true,
    sortingOrder: ['desc', null],
    valueFormatter: (value: string) => formatInstant(value),
  },
];

/** The list is sorted by the server, so only by what the server sorts by. */
const columns = all.map((column) => ({ sortable: false, ...column }));

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
}

/** The orders as a grid: arrows or j and k move, Enter opens, Space selects. */
export function OrderGrid({ rows, sort, onSort, onOpen, selected, onSelect }: OrderGridProps) {
  const { nonce } = usePortal();
  const grid = useGridApiRef();
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
      columns={columns}
      getRowId={({ code }) => code}
      density="compact"
      sortingMode="server"
      sortModel={sort === 'waiting' ? [] : [columnOf[sort]]}
      onSortModelChange={(model) => onSort(sortOf(model))}
      disableColumnFilter
      checkboxSelection={selected !== undefined}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      rowSelectionModel={{ type: 'include', ids: new Set(selected) }}
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
      sx={{
        bgcolor: 'background.paper',
        // The line of MUI's tables is almost invisible in light and black in dark.
        '--mui-palette-TableCell-border': 'var(--mui-palette-divider)',
        '& .MuiDataGrid-row': { cursor: 'pointer' },
      }}
    />
  );
}
