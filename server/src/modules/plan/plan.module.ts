import type { Module } from '../../kit/module';
import { planRoutes, type RequireTime } from './plan.routes';
import { planShareRoutes } from './plan.share.routes';

/** `requireTime` belongs to a module above: it refuses hours of instruments that the member does not hold. */
export const planModule = (requireTime: RequireTime): Module => ({
  routes: [planRoutes(requireTime), planShareRoutes],
});
