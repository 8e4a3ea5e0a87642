import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Receipts that one member downloads: sixty an hour. */
export function receiptLimits(user_rid: string): Limit[] {
  return [{ key: `prestore:receipt:${user_rid}`, max: 60, seconds: hour }];
}

/** Applications that one member sends or edits: sixty an hour. */
export function prestoreLimits(user_rid: string): Limit[] {
  return [{ key: `prestore:apply:${user_rid}`, max: 60, seconds: hour }];
}
