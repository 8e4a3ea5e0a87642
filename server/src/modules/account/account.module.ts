import type { Module } from '../../kit/module';
import { accountRoutes } from './account.routes';

export const accountModule: Module = {
  routes: [accountRoutes],
};
