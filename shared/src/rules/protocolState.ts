import { takesSigned } from './orderFile';
import type { OrderState } from './orderState';

/**
 * States of one version of an order's agreement. They follow from the version and its order:
 * draft: the plan is not locked; open: it can be signed; signed: a signed copy exists; paper: the data is delivered and no
 * copy was handed in, so that it comes by post; void: replaced before it was signed, or the order was cancelled.
 */
export const protocolStateLabels = {
  draft: '方案待锁定',
  open: '待签署',
  signed: '已签署',
  paper: '线下签署',
  void: '已失效',
} as const;
export type ProtocolState = keyof typeof protocolStateLabels;
export const protocolStates = Object.keys(protocolStateLabels) as [ProtocolState, ...ProtocolState[]];

/** Facts that decide about the state of a version and the acts on it. */
export interface ProtocolFacts {
  readonly orderState: OrderState;
  /** A later version replaced it. */
  readonly superseded: boolean;
  /** It was signed on the page, or a signed copy was added while it was the current version. */
  readonly signed: boolean;
  /** A quotation for the order waits for the member's answer. */
  readonly quoted: boolean;
}

/** Returns the state of a version of an agreement. */
export function protocolStateOf({
  orderState,
  superseded,
  signed,
}: Omit<ProtocolFacts, 'quoted'>): ProtocolState {
  if (orderState === 'cancelled') return 'void';
  if (signed) return 'signed';
  if (superseded) return 'void';
  if (orderState === 'submitted') return 'draft';
  return takesSigned(orderState) ? 'open' : 'paper';
}

/** sign: on the page; upload: hand in a signed copy, also a further one. */
export const protocolActs = ['sign', 'upload'] as const;
export type ProtocolAct = (typeof protocolActs)[number];

/**
 * Returns the acts of the member on a version. An open quotation is answered first, because it decides about the amount
 * that is signed.
 */
export function possibleProtocolActs(facts: ProtocolFacts): ProtocolAct[] {
  if (facts.superseded || !takesSigned(facts.orderState)) return [];
  return facts.signed || facts.quoted ? ['upload'] : ['sign', 'upload'];
}

/** drawn: a signature drawn by hand; typed: the name, for those who cannot draw. */
export const signingMethods = ['drawn', 'typed'] as const;
export type SigningMethod = (typeof signingMethods)[number];
