import type { Module } from '../../kit/module';
import { runOf } from './approval.service';
import { approvalStaffRoutes } from './approval.staff.routes';

/** `cards` are those of all modules above, whose acts the second person agrees to. */
export const approvalModule = (cards: readonly Module[]): Module => ({
  routes: [approvalStaffRoutes(runOf(cards))],
});
