import type { Retest } from '@portal/shared/contract';

/** A free retest of the second sample, which is being tested. */
export const retest = (part: Partial<Retest> = {}): Retest => ({
  item_rid: 'i1',
  item: 'XRD',
  sample_rid: 's2',
  sample: { number: 'S2', name: '石墨' },
  rid: 'retest-1',
  number: 1,
  state: 'testing',
  cause: 'fault',
  reason: '零点漂移',
  charge_fen: 0,
  created: '2026-11-26T02:00:00Z',
  expected: '2026-12-03',
  order: { rid: 'order-9', code: 'D20261130-000009' },
  ...part,
});
