import type { Module } from '../../kit/module';
import { addressRoutes } from './address.routes';

export const addressModule: Module = {
  routes: [addressRoutes],
};
