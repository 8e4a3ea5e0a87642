import type { StoredSample } from '@portal/shared/contract';

/** A stored sample that can be tested again. */
export const storedSample = (number: number): StoredSample => ({
  rid: `stored-${number}`,
  number: `S${number}`,
  name: `石墨 ${number}`,
  form: 'powder',
  hazards: [],
  code: `P20261001-00000${number}`,
  state: 'stored',
  disposal: 2,
  place: 'A 柜 3 层',
  until: '2027-04-05',
  keep_until: '2027-10-05',
  order_rid: 'order-9',
  order_code: 'D20261001-000009',
  ordered: '2026-10-01T02:00:00Z',
  tests: [],
  parcel: null,
  can: ['reuse', 'keep', 'discard', 'ask_back'],
});
