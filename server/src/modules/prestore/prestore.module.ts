import { linkedFile, pdfDownload } from '../../kit/download';
import type { Module } from '../../kit/module';
import { makeReceipt } from './prestore.receipt.service';
import { isPrestoreVoucher } from './prestore.repo';
import { prestoreRoutes } from './prestore.routes';
import { prestoreStaffRoutes } from './prestore.staff.routes';
import { prestoreActs } from './prestore.staff.service';

export const prestoreModule: Module = {
  routes: [prestoreRoutes, prestoreStaffRoutes],
  approvals: prestoreActs,
  downloads: [pdfDownload('receipt', 'prestoreApply', makeReceipt)],
  fileOf: linkedFile(isPrestoreVoucher),
};
