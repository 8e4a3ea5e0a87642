import type { Module } from '../../kit/module';
import { bankLineActs } from './bankLine.match.service';
import { bankLineStaffRoutes } from './bankLine.staff.routes';

export const bankLineModule: Module = { routes: [bankLineStaffRoutes], approvals: bankLineActs };
