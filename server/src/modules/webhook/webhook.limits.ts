import type { Limit } from '../limit/limit.repo';
import { day, hour, minute } from '../limit/limit.rules';

/** Tests of one member: ten in ten minutes, because each is a request to a URL of the member's choice. */
export function testLimits(user_rid: string): Limit[] {
  return [{ key: `webhook:test:${user_rid}`, max: 10, seconds: 10 * minute }];
}

/** Events that one member sends again: a hundred an hour. */
export function resendLimits(user_rid: string): Limit[] {
  return [{ key: `webhook:resend:${user_rid}`, max: 100, seconds: hour }];
}

/** New webhooks and new secrets of one member: fifty a day. */
export function addLimits(user_rid: string): Limit[] {
  return [{ key: `webhook:add:${user_rid}`, max: 50, seconds: day }];
}
