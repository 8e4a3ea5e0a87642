import type { Module } from '../../kit/module';
import { searchRoutes } from './search.routes';

export const searchModule: Module = {
  routes: [searchRoutes],
};
