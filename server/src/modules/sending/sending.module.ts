import type { Module } from '../../kit/module';
import { sendingRoutes } from './sending.routes';

export const sendingModule: Module = {
  routes: [sendingRoutes],
};
