import { accountRecords } from './personal.accountRecords.repo';
import { clusterRecords } from './personal.clusterRecords.repo';
import { invoiceRecords } from './personal.invoiceRecords.repo';
import { moneyRecords } from './personal.moneyRecords.repo';
import { orderRecords } from './personal.orderRecords.repo';
import { promotionRecords } from './personal.promotionRecords.repo';
import type { Records } from './personal.recordsOfTable.repo';
import { reservationRecords } from './personal.reservationRecords.repo';
import { sampleRecords } from './personal.sampleRecords.repo';
import { uploadRecords } from './personal.uploadRecords.repo';

/**
 * All tables with rows of a member. Rows are deleted in this order: acts of staff are found by the codes of requirements,
 * which refer to uploads.
 */
export const personalRecords: readonly Records[] = [
  ...accountRecords,
  ...promotionRecords,
  ...orderRecords,
  ...reservationRecords,
  ...sampleRecords,
  ...moneyRecords,
  ...clusterRecords,
  ...invoiceRecords,
  ...uploadRecords,
];
