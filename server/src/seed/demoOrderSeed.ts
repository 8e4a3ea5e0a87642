import type { OrderAct, SampleDisposal, SampleSource } from '@portal/shared/rules';
import type { ReservationRow } from '../modules/reservation/reservation.repo';

/** One order of a demo member: what was ordered, how long ago, and its history. */
export interface DemoOrderSeed {
  /** Services with their counts; all of the same type. */
  readonly items: Readonly<Record<string, number>>;
  readonly daysAgo: number;
  readonly source: SampleSource;
  readonly disposal: SampleDisposal | null;
  readonly message?: string;
  /** Held instrument time that becomes part of the order. */
  readonly reservations?: readonly ReservationRow[];
  /** True when the order uses a coupon. */
  readonly coupon?: true;
  /** Acts with their time in hours after the order, and an optional note. */
  readonly acts: readonly (readonly [act: OrderAct, hours: number, note?: string])[];
}

/** Histories of an order whose sample was sent. */
const tested = [
  ['receive', 30],
  ['confirm', 31],
  ['test', 31],
  ['deliver', 54],
] as const;
const billed = [...tested, ['bill', 60]] as const;
export const unpaid = [...billed, ['accept', 76]] as const;
const paid = [...unpaid, ['pay', 100]] as const;
export const sent = { source: 1, disposal: 1 } as const;
const dataOnly = { source: -1, disposal: null } as const;

/** An order whose samples were sent back long ago. */
const closed = [...paid, ['close', 140, '样品已寄回']] as const;

/** Returns the seed of an order that was paid and closed. */
export const paidOrder = (items: DemoOrderSeed['items'], daysAgo: number): DemoOrderSeed => ({
  ...sent,
  items,
  daysAgo,
  acts: closed,
});

/** At least one order in every state, oldest first, so that the order numbers increase with time. */
export const demoOrderSeeds: readonly DemoOrderSeed[] = [
  paidOrder({ tem: 3, sem: 4 }, 92),
  paidOrder({ 'gc-ms': 6 }, 78),
  paidOrder({ 'nmr-liquid': 6, ftir: 4 }, 61),
  { ...sent, items: { xrd: 4, xps: 2 }, daysAgo: 46, coupon: true, acts: closed },
  { ...sent, items: { sem: 3 }, daysAgo: 33, acts: [['cancel', 5, '样品需要重新制备']] },
  { ...sent, disposal: 2, items: { raman: 6, ftir: 2 }, daysAgo: 18, acts: unpaid },
  {
    ...sent,
    disposal: 0,
    items: { 'icp-ms': 8 },
    daysAgo: 15,
    acts: [...billed, ['dispute', 80, '其中 1 个样品未检出结果，请核对数量']],
  },
  { ...sent, items: { tem: 2 }, daysAgo: 7, message: '样品易团聚，请超声分散后制样', acts: tested },
  // Billed four days ago, so that its review period has not ended.
  { ...sent, items: { tga: 4, dsc: 4 }, daysAgo: 6.5, acts: billed },
  {
    ...dataOnly,
    items: { 'xps-fit': 3 },
    daysAgo: 6,
    acts: [
      ['confirm', 3],
      ['agree', 20],
    ],
  },
  { ...sent, items: { bet: 5 }, daysAgo: 5, acts: paid },
  {
    ...sent,
    items: { 'area-cathode': 2 },
    daysAgo: 3,
    acts: [
      ['receive', 46],
      ['confirm', 47],
      ['test', 47],
    ],
  },
  // Two of its six samples go to both tests.
  { ...sent, items: { bet: 2, sem: 6 }, daysAgo: 2, acts: [['receive', 47.5]] },
  { ...dataOnly, items: { rietveld: 2 }, daysAgo: 1.5, acts: [['confirm', 4]] },
  { ...sent, items: { 'uv-vis': 5 }, daysAgo: 1, message: '溶液样品，请竖直放置', acts: [] },
  { ...dataOnly, items: { 'xps-fit': 2 }, daysAgo: 0.1, acts: [] },
];
