import type { Module } from '../../kit/module';
import { rebateDownloads } from './rebate.download';
import { rebateRoutes } from './rebate.routes';
import { rebateStaffRoutes } from './rebate.staff.routes';
import { rebateActs } from './withdrawal.staff.service';

export const rebateModule: Module = {
  routes: [rebateRoutes, rebateStaffRoutes],
  approvals: rebateActs,
  downloads: rebateDownloads,
};
