import type { Module } from '../../kit/module';
import { thanksRoutes } from './thanks.routes';

export const thanksModule: Module = {
  routes: [thanksRoutes],
};
