import type { Module } from '../../kit/module';
import { reservationJob, reservationReminderJob } from './reservation.job';
import { reservationRoutes } from './reservation.routes';
import { reservationStaffRoutes } from './reservation.staff.routes';

export const reservationModule: Module = {
  routes: [reservationRoutes, reservationStaffRoutes],
  jobs: [reservationJob, reservationReminderJob],
};
