import type { Module } from '../../kit/module';
import { couponRoutes } from './coupon.routes';
import { couponStaffRoutes } from './coupon.staff.routes';

export const couponModule: Module = {
  routes: [couponRoutes, couponStaffRoutes],
};
