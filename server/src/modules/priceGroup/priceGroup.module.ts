import type { Module } from '../../kit/module';
import { priceGroupRoutes } from './priceGroup.routes';
import { priceGroupStaffRoutes } from './priceGroup.staff.routes';

export const priceGroupModule: Module = { routes: [priceGroupRoutes, priceGroupStaffRoutes] };
