import type { Module } from '../../kit/module';
import { planRoutes } from './plan.routes';
import { planShareRoutes } from './plan.share.routes';

export const planModule: Module = {
  routes: [planRoutes, planShareRoutes],
};
