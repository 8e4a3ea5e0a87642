import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** PDFs of statements that one member downloads: sixty an hour. */
export function statementFileLimits(user_rid: string): Limit[] {
  return [{ key: `statement:file:${user_rid}`, max: 60, seconds: hour }];
}

/** Links to exports of the entries of groups by one member: sixty an hour. */
export function clusterExportLimits(user_rid: string): Limit[] {
  return [{ key: `cluster:export:${user_rid}`, max: 60, seconds: hour }];
}

/** Disputes and payments of one member: sixty an hour together. */
export function statementLimits(user_rid: string): Limit[] {
  return [{ key: `statement:act:${user_rid}`, max: 60, seconds: hour }];
}
