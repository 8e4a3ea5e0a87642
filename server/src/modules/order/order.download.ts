import { contract } from '@portal/shared/contract';
import type { Download } from '../../kit/download';
import { listDownload } from '../listExport/listExport.service';
import { downloadOrders } from './order.export.service';
import type { PaidFrom } from './order.search.repo';
import { exportStaffOrders } from './order.staffExport.service';

/** Orders of a member; `linkKey` makes the key. */
export const ordersDownload = (paidFrom: PaidFrom): Download => ({
  kind: 'orders',
  noun: 'order',
  make: async (key, { db, now }) => downloadOrders(db, key, { paidFrom, now: now() }),
});

/** Orders of all members, for staff; `exportLink` makes the key. */
export const staffOrdersDownload: Download = listDownload({
  kind: 'staffOrders',
  noun: 'order',
  input: contract['staff/order/export'].input,
  list: exportStaffOrders,
});
