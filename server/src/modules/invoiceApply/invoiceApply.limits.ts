import type { Limit } from '../limit/limit.repo';
import { day, hour } from '../limit/limit.rules';

/** E-mails of invoices that one member sends: ten an hour, and thirty a day, because they go to any address. */
export function invoiceMailLimits(user_rid: string): Limit[] {
  return [
    { key: `invoiceApply:mail:${user_rid}`, max: 10, seconds: hour },
    { key: `invoiceApply:mailDay:${user_rid}`, max: 30, seconds: day },
  ];
}

/** Requests for invoices that one member sends or changes: sixty an hour. */
export function invoiceApplyLimits(user_rid: string): Limit[] {
  return [{ key: `invoiceApply:act:${user_rid}`, max: 60, seconds: hour }];
}
