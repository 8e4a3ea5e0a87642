import type { OrderState } from './orderState';

/** protocol: agreement made by the server; signed: the member's signed copy; data: results; record: a test record. */
export const orderFileKinds = ['protocol', 'signed', 'data', 'record'] as const;
export type OrderFileKind = (typeof orderFileKinds)[number];

const delivered = ['delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed'] as const;
const undelivered = [
  'submitted',
  'confirmed',
  'agreed',
  'awaiting_sample',
  'received',
  'testing',
  'cancelled',
] as const;

/** States in which the member sees each kind of file. An allow list: a state that is new shows nothing until it is named. */
const seenIn: Readonly<Record<OrderFileKind, readonly OrderState[]>> = {
  protocol: [...undelivered, ...delivered],
  signed: [...undelivered, ...delivered],
  record: [...undelivered, ...delivered],
  data: delivered,
};

/** From the locked plan to the settled bill. */
const signedIn: readonly OrderState[] = [
  'confirmed',
  'agreed',
  'awaiting_sample',
  'received',
  'testing',
  'delivered',
  'billed',
  'disputed',
  'unpaid',
  'paid',
];

/** What the owner of an order may do with one of its files. */
export const orderFileActs = ['download'] as const;
export type OrderFileAct = (typeof orderFileActs)[number];

/** What a member may do with a file of their order; nothing means that the file is not shown. */
export function memberFileActs(kind: OrderFileKind, state: OrderState): OrderFileAct[] {
  return seenIn[kind].includes(state) ? ['download'] : [];
}

/** True while a signed copy of the agreement is taken. */
export function takesSigned(state: OrderState): boolean {
  return signedIn.includes(state);
}
