import type { Module } from '../../kit/module';
import { shareCardRoutes } from './shareCard.routes';

export const shareCardModule: Module = {
  routes: [shareCardRoutes],
};
