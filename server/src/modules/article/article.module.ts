import type { Module } from '../../kit/module';
import { articleRoutes } from './article.routes';
import { articleStaffRoutes } from './article.staff.routes';

export const articleModule: Module = {
  routes: [articleStaffRoutes, articleRoutes],
};
