import type { Module } from '../../kit/module';
import { signatureRoutes } from './signature.routes';

export const signatureModule: Module = {
  routes: [signatureRoutes],
};
