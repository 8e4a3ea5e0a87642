import type { Module } from '../../kit/module';
import { staffAccountRoutes } from './staffAccount.routes';

export const staffAccountModule: Module = {
  routes: [staffAccountRoutes],
};
