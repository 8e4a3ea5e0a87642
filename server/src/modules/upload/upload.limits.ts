import { reasons } from '@portal/shared/contract';
import type { Limit } from '../limit/limit.repo';
import { day } from '../limit/limit.rules';

const mebibyte = 1024 * 1024;

/** Files that one member uploads: five hundred a day. */
export function fileLimits(user_rid: string): Limit[] {
  return [{ key: `upload:files:${user_rid}`, max: 500, seconds: day, msg: reasons.uploadQuota }];
}

/** Bytes that one member uploads: 20 GiB a day, which is the raw data of two orders. */
export function byteLimits(user_rid: string, bytes: number): Limit[] {
  const cost = Math.max(1, Math.ceil(bytes / mebibyte));
  return [
    { key: `upload:mebibytes:${user_rid}`, max: 20 * 1024, seconds: day, cost, msg: reasons.uploadQuota },
  ];
}
