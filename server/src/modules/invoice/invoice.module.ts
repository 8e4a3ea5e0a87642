import type { Module } from '../../kit/module';
import { invoiceRoutes } from './invoice.routes';

export const invoiceModule: Module = {
  routes: [invoiceRoutes],
};
