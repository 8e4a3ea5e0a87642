import { linkedFile } from '../../kit/download';
import type { Module } from '../../kit/module';
import { stateOfPicture } from './evaluation.repo';
import { evaluationRoutes } from './evaluation.routes';
import { evaluationStaffRoutes } from './evaluation.staff.routes';

export const evaluationModule: Module = {
  routes: [evaluationRoutes, evaluationStaffRoutes],
  fileOf: linkedFile(async (tx, rid) => (await stateOfPicture(tx, rid)) !== undefined),
};
