import { reasons } from '@portal/shared/contract';
import { ipKey } from '../../kit/ipKey';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, hour, minute, perIp } from '../limit/limit.rules';

/** Links that one member creates: thirty an hour. */
export function addLimits(user_rid: string): Limit[] {
  return [{ key: `dataShare:add:${user_rid}`, max: 30, seconds: hour }];
}

/** Links and files that are opened from an IP address, which people of one institute may share: six hundred an hour. */
export function openLimits(attempt: Attempt): Limit[] {
  return [{ key: `dataShare:open:${ipKey(attempt.ip)}`, max: perIp(attempt, 600), seconds: hour }];
}

/** Zips that are made for an IP address: sixty an hour. */
export function zipLimits(attempt: Attempt): Limit[] {
  return [{ key: `dataShare:zip:${ipKey(attempt.ip)}`, max: perIp(attempt, 60), seconds: hour }];
}

/**
 * Wrong passwords of a link: ten in a quarter of an hour from an IP address, and sixty an hour from all together. Only those who
 * hold the code can use them up.
 */
export function passwordLimits(share_rid: string, { ip }: Attempt): Limit[] {
  const msg = reasons.sharePasswordTries;
  return [
    { key: `dataShare:password:${share_rid}:${ipKey(ip)}`, max: 10, seconds: 15 * minute, msg },
    { key: `dataShare:password:${share_rid}`, max: 60, seconds: hour, msg },
  ];
}
