import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { filterInput, type OrderQuery } from './orderQueryFilter';

interface ExportButtonsProps {
  readonly filter: OrderQuery;
  /** True when there is nothing to export. */
  readonly disabled: boolean;
}

/** Downloads all orders that fit the filters, not only those on the page. */
export function ExportButtons({ filter, disabled }: ExportButtonsProps) {
  const sheet = (format: 'xlsx' | 'csv') => () =>
    call('auth/web/orderList/export', { ...filterInput(filter), format });
  const button = { size: 'small', color: 'inherit', page: paths.memberPage('oquery'), disabled } as const;
  return (
    <Box role="group" aria-label="导出" sx={{ display: 'flex', gap: 0.5 }}>
      <DownloadButton {...button} ask={sheet('xlsx')} name="订单.xlsx">
        导出 Excel
      </DownloadButton>
      <DownloadButton {...button} ask={sheet('csv')} name="订单.csv">
        导出 CSV
      </DownloadButton>
    </Box>
  );
}
