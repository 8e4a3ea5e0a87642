import type { Module } from '../../kit/module';
import { reconciliationDownloads } from './reconciliation.download';
import { reconciliationRoutes } from './reconciliation.routes';

export const reconciliationModule: Module = {
  routes: [reconciliationRoutes],
  downloads: reconciliationDownloads,
};
