import type { Module } from '../../kit/module';
import { consentRoutes } from './consent.routes';

export const consentModule: Module = {
  routes: [consentRoutes],
};
