import type { Module } from '../../kit/module';
import { expiryJob, ledgerCheckJob } from './ledger.job';
import { ledgerMetrics } from './ledger.metrics.service';
import { ledgerStaffRoutes } from './ledger.staff.routes';

export const ledgerModule: Module = {
  routes: [ledgerStaffRoutes],
  jobs: [expiryJob, ledgerCheckJob],
  metrics: [ledgerMetrics],
};
