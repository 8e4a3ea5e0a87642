import type { Module } from '../../kit/module';
import { mergedAccountJob } from './accountMerge.job';
import { accountMergeActs } from './accountMerge.service';
import { accountMergeStaffRoutes } from './accountMerge.staff.routes';

export const accountMergeModule: Module = {
  routes: [accountMergeStaffRoutes],
  jobs: [mergedAccountJob],
  approvals: accountMergeActs,
};
