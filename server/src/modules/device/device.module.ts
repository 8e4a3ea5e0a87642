import type { Module } from '../../kit/module';
import { deviceRoutes } from './device.routes';

export const deviceModule: Module = {
  routes: [deviceRoutes],
};
