import type { Module } from '../../kit/module';
import { retestRoutes } from './retest.routes';
import { retestStaffRoutes } from './retest.staff.routes';

export const retestModule: Module = { routes: [retestRoutes, retestStaffRoutes] };
