import { type Attempt, attempt } from './attempt';
import type { Things } from './thing';

export const uploadAttempts = (its: Things): Attempt[] => [
  attempt('auth/upload/state', 'rid', { rid: its.partial_rid }, 404),
  attempt('auth/upload/part', 'rid', { rid: its.partial_rid, number: '1' }, 404),
  attempt('auth/upload/finish', 'rid', { rid: its.partial_rid }, 404),
  attempt('auth/upload/abort', 'rid', { rid: its.partial_rid }, 404),
];
