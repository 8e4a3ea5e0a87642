import { call } from '@portal/shared/api';
import { SheetButtons } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { filterInput, type OrderQuery } from './orderQueryFilter';

interface ExportButtonsProps {
  readonly filter: OrderQuery;
  /** True when there is nothing to export. */
  readonly disabled: boolean;
}

/** Downloads all orders that fit the filters, sorted as the list. */
export const ExportButtons = ({ filter, disabled }: ExportButtonsProps) => (
  <SheetButtons
    ask={(format) => call('auth/web/orderList/export', { ...filterInput(filter), sort: filter.sort, format })}
    name="订单"
    page={paths.memberPage('oquery')}
    disabled={disabled}
  />
);
