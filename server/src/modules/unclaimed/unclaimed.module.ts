import type { Module } from '../../kit/module';
import { unclaimedStaffRoutes } from './unclaimed.staff.routes';

export const unclaimedModule: Module = { routes: [unclaimedStaffRoutes] };
