import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Requests for invoices that one member sends or changes: sixty an hour. */
export function invoiceApplyLimits(user_rid: string): Limit[] {
  return [{ key: `invoiceApply:act:${user_rid}`, max: 60, seconds: hour }];
}
