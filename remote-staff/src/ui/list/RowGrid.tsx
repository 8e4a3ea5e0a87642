import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { zhCN } from '@mui/x-data-grid/locales';
import { pressedKey } from '@portal/shared/parts';
import { usePortal } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useMemo } from 'react';
import type { Column, ShownRow } from './column';
import { type GridView, gridProps } from './view/useGridView';

interface RowGridProps {
  readonly label: string;
  readonly rows: readonly ShownRow[];
  readonly columns: readonly Column[];
  /** Width of the column of buttons. It follows the state, so that it is seen without scrolling. */
  readonly actsWidth: number;
  readonly view: GridView;
}

/** The rows of a list as a grid: arrows move, Enter does the first act of the row. */
export function RowGrid({ label, rows, columns, actsWidth, view }: RowGridProps) {
  const { nonce } = usePortal();
  // The grid compares what it is given by identity.
  const viewProps = useMemo(() => gridProps(view), [view]);
  return (
    <DataGrid
      rows={rows}
      columns={columns.flatMap((column) =>
        column.card === 'aside' ? [columnOf(column), actsColumn(actsWidth)] : columnOf(column),
      )}
      getRowId={({ code }) => code}
      {...viewProps}
      disableColumnFilter
      disableRowSelectionOnClick
      hideFooter
      autoHeight
      {...(nonce !== undefined && { nonce })}
      localeText={zhCN.components.MuiDataGrid.defaultProps.localeText}
      onCellKeyDown={({ row }, event) => {
        // Enter on a button of the row is the button's.
        if (pressedKey(event) === 'Enter' && event.target === event.currentTarget) row.enter?.();
      }}
      aria-label={label}
      sx={{
        bgcolor: 'background.paper',
        // The line of MUI's tables is almost invisible in light and black in dark.
        '--mui-palette-TableCell-border': 'var(--mui-palette-divider)',
      }}
    />
  );
}

const columnOf = ({ field, label, width = 120, flex, align }: Column): GridColDef<ShownRow> => ({
  field,
  headerName: label,
  sortable: false,
  renderCell: ({ row }) => row.cells.get(field),
  ...(flex === undefined ? { width } : { flex, minWidth: width }),
  ...(align && { align, headerAlign: align }),
});

const actsColumn = (width: number): GridColDef<ShownRow> => ({
  field: 'acts',
  headerName: '操作',
  width,
  sortable: false,
  hideable: false,
  renderCell: ({ row }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: 1 }}>{row.acts}</Box>
  ),
});
