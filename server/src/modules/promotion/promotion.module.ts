import type { Module } from '../../kit/module';
import { promotionRoutes } from './promotion.routes';

export const promotionModule: Module = {
  routes: [promotionRoutes],
};
