import type { Module } from '../../kit/module';
import { creditRoutes, type Repay } from './credit.routes';
import { creditStaffRoutes } from './credit.staff.routes';
import { creditActs } from './credit.staff.service';

/** `repay` belongs to the statements, a layer above. */
export const creditModule = (repay: Repay): Module => ({
  routes: [creditRoutes(repay), creditStaffRoutes],
  approvals: creditActs,
});
