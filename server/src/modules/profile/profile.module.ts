import type { Module } from '../../kit/module';
import { userRoutes } from './profile.routes';

export const profileModule: Module = {
  routes: [userRoutes],
};
