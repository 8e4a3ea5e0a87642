import type { GridColDef } from '@mui/x-data-grid';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { type StaffOrderRow, servicesOf } from '../ui/orderRow';
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
export const orderColumns = all.map((column) => ({ sortable: false, ...column }));

/** Columns that a person may hide: all but the number. */
export const hideableColumns = all
  .filter(({ field }) => field !== 'code')
  .map(({ field, headerName }) => ({ field, label: headerName ?? field }));
