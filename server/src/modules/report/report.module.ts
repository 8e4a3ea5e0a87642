import { linkedFile, pdfDownload } from '../../kit/download';
import type { Module } from '../../kit/module';
import { makePreview } from './report.pdf.service';
import { isReportFile } from './report.repo';
import { reportRoutes } from './report.routes';
import { reportStaffRoutes } from './report.staff.routes';

export const reportModule: Module = {
  routes: [reportRoutes, reportStaffRoutes],
  // A preview of what is not issued; the stored PDF is downloaded as any other file.
  downloads: [{ ...pdfDownload('report', 'report', makePreview), inline: true }],
  fileOf: linkedFile(isReportFile),
};
