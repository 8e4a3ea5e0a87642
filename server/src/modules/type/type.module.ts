import type { Module } from '../../kit/module';
import { typeRoutes } from './type.routes';

export const typeModule: Module = {
  routes: [typeRoutes],
};
