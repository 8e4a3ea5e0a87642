import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Price references that one member generates: sixty an hour. */
export function referenceLimits(user_rid: string): Limit[] {
  return [{ key: `quotation:reference:${user_rid}`, max: 60, seconds: hour }];
}
