import type { Module } from '../../kit/module';
import { deskRoutes } from './desk.routes';

export const deskModule: Module = {
  routes: [deskRoutes],
};
