import type { Module } from '../../kit/module';
import { pictureRoutes } from './picture.routes';
import { pictureStaffRoutes } from './picture.staff.routes';

export const pictureModule: Module = {
  routes: [pictureRoutes, pictureStaffRoutes],
};
