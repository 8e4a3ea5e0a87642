import { linkedFile, pdfDownload } from '../../kit/download';
import type { Module } from '../../kit/module';
import { quotationJob } from './quotation.job';
import { makeReference } from './quotation.reference.service';
import { isQuotationFile } from './quotation.repo';
import { quotationRoutes } from './quotation.routes';
import { quotationStaffRoutes } from './quotation.staff.routes';

export const quotationModule: Module = {
  routes: [quotationRoutes, quotationStaffRoutes],
  jobs: [quotationJob],
  downloads: [pdfDownload('priceReference', 'planItem', makeReference)],
  fileOf: linkedFile(isQuotationFile),
};
