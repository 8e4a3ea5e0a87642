import type { Module } from '../../kit/module';
import { worksheetStaffRoutes } from './worksheet.staff.routes';

export const worksheetModule: Module = { routes: [worksheetStaffRoutes] };
