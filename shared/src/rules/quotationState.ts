import { type Actor, type OrderState, orderActTable } from './orderState';
import type { RequirementState } from './requirementState';

/** State machine of a quotation (报价单) as one table, which the server and the screens read. */
export const quotationStateLabels = {
  open: '待答复',
  accepted: '已接受',
  declined: '已拒绝',
  expired: '已过期',
  superseded: '已被新报价替代',
  withdrawn: '已撤回',
} as const;
export type QuotationState = keyof typeof quotationStateLabels;
export const quotationStates = Object.keys(quotationStateLabels) as [QuotationState, ...QuotationState[]];

/** Facts that decide whether an act on a quotation is allowed. */
export interface QuotationFacts {
  readonly state: QuotationState;
  /** Last day on which it can be accepted. */
  readonly validUntil: string;
  /** The day in the lab's time zone. */
  readonly today: string;
  /** The order or requirement still takes the quoted prices (see `takesPrices`). */
  readonly takesPrices: boolean;
}

interface Act {
  readonly label: string;
  readonly to: QuotationState;
  readonly by: readonly Actor[];
  /** Additional condition; the act is refused when it is false. */
  readonly when?: (facts: QuotationFacts) => boolean;
}

const isExpired = ({ validUntil, today }: QuotationFacts): boolean => today > validUntil;

/** Each act on an open quotation; all other states are final. */
export const quotationActTable = {
  accept: {
    label: '接受',
    to: 'accepted',
    by: ['member'],
    when: (facts) => facts.takesPrices && !isExpired(facts),
  },
  decline: { label: '拒绝', to: 'declined', by: ['member'], when: (facts) => !isExpired(facts) },
  withdraw: { label: '撤回', to: 'withdrawn', by: ['staff', 'system'] },
  supersede: { label: '替代', to: 'superseded', by: ['system'] },
  expire: { label: '过期', to: 'expired', by: ['system'], when: isExpired },
} as const satisfies Record<string, Act>;
export type QuotationAct = keyof typeof quotationActTable;
export const quotationActs = Object.keys(quotationActTable) as [QuotationAct, ...QuotationAct[]];

/** Returns the acts that `actor` may perform on a quotation. */
export function possibleQuotationActs(facts: QuotationFacts, actor: Actor): QuotationAct[] {
  if (facts.state !== 'open') return [];
  return quotationActs.filter((name) => {
    const act: Act = quotationActTable[name];
    return act.by.includes(actor) && (act.when?.(facts) ?? true);
  });
}

/** What a quotation is for, with its state. */
export type QuotationTarget =
  | { readonly kind: 'order'; readonly state: OrderState }
  | { readonly kind: 'requirement'; readonly state: RequirementState };

/**
 * Returns true while an accepted quotation can set the prices: of an order before its data is delivered, of a requirement
 * that waits for the answer to this quotation.
 */
export function takesPrices(target: QuotationTarget): boolean {
  if (target.kind === 'requirement') return target.state === 'quoted';
  const states: readonly OrderState[] = orderActTable.reprice.from;
  return states.includes(target.state);
}

/** Days before the end of its validity from which the member is reminded of an open quotation. */
export const quotationReminderDays = 2;
