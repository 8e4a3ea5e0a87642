import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Limit of attempts to sign, each of which may make a PDF: thirty an hour for a member. */
export function signingLimits(user_rid: string): Limit[] {
  return [{ key: `signature:${user_rid}`, max: 30, seconds: hour }];
}
