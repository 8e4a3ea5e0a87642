import { linkedFile } from '../../kit/download';
import type { Module } from '../../kit/module';
import { invoiceDownloads, printDownload } from './invoiceApply.download';
import { isInvoiceFile } from './invoiceApply.file.repo';
import { invoiceApplyRoutes } from './invoiceApply.routes';
import { invoiceApplyStaffRoutes } from './invoiceApply.staff.routes';
import { invoiceApplyApprovals } from './invoiceApply.staff.service';

export const invoiceApplyModule: Module = {
  routes: [invoiceApplyRoutes, invoiceApplyStaffRoutes],
  approvals: invoiceApplyApprovals,
  downloads: [printDownload, ...invoiceDownloads],
  fileOf: linkedFile(isInvoiceFile),
};
