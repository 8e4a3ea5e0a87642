import { type Attempt, attempt, when } from './attempt';
import type { Things } from './thing';

export const samplingAttempts = (its: Things): Attempt[] => [
  attempt('auth/sampling/add', 'sendAddress', { ...when, sendAddress: its.address_rid }, 404),
  attempt('auth/sampling/reschedule', 'rid', { rid: its.sampling_rid, ...when }, 404),
  attempt('auth/sampling/cancel', 'rid', { rid: its.sampling_rid }, 404),
];
