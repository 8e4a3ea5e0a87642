import { linkedFile } from '../../kit/download';
import type { Module } from '../../kit/module';
import { isRequirementFile } from './requirement.message.repo';
import { requirementRoutes } from './requirement.routes';
import { requirementStaffRoutes } from './requirement.staff.routes';

export const requirementModule: Module = {
  routes: [requirementRoutes, requirementStaffRoutes],
  fileOf: linkedFile(isRequirementFile),
};
