import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Links to exports of lists of one member, all kinds together: sixty an hour. */
export const listExportLimits = (user_rid: string): Limit[] => [
  { key: `listExport:${user_rid}`, max: 60, seconds: hour },
];
