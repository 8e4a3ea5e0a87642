import type { Module } from '../../kit/module';
import { memberNoteStaffRoutes } from './memberNote.staff.routes';

export const memberNoteModule: Module = { routes: [memberNoteStaffRoutes] };
