import { linkedFile } from '../../kit/download';
import type { Module } from '../../kit/module';
import { transferApplyActs } from './transferApply.match.service';
import { isVoucher } from './transferApply.repo';
import { transferApplyRoutes } from './transferApply.routes';
import { transferApplyStaffRoutes } from './transferApply.staff.routes';

export const transferApplyModule: Module = {
  routes: [transferApplyRoutes, transferApplyStaffRoutes],
  approvals: transferApplyActs,
  fileOf: linkedFile(isVoucher),
};
