import type { Actor } from './orderState';
import type { SampleDisposal } from './sample';

/** State machine of a physical sample as one table, which the server and the screens read. */
export const sampleStateLabels = {
  registered: '待收样',
  received: '已收样',
  stored: '已留存',
  discarding: '待销毁',
  returning: '待寄回',
  returned: '已寄回',
  destroyed: '已销毁',
  missing: '查找中',
  cancelled: '未送样',
} as const;
export type SampleState = keyof typeof sampleStateLabels;
export const sampleStates = Object.keys(sampleStateLabels) as [SampleState, ...SampleState[]];

/** Facts besides the state that decide whether an act is allowed. */
export interface SampleFacts {
  readonly state: SampleState;
  /** What becomes of the sample after the test. */
  readonly disposal: SampleDisposal;
  /** Day on which the sample is due to be destroyed or sent back; null when no day is set. */
  readonly until: string | null;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Day until which the sample would be kept after another extension. */
  readonly keepUntil: string;
}

interface Act {
  readonly label: string;
  readonly from: readonly SampleState[];
  /** Null for an act after which the sample stays in its state. */
  readonly to: SampleState | null;
  readonly by: readonly Actor[];
  /** Additional condition; the act is refused when it is false. */
  readonly when?: (facts: SampleFacts) => boolean;
}

const atLab = ['received', 'stored', 'discarding', 'returning'] as const;

/**
 * Each act with its actors and states. The system's acts follow an act on the order, or the end of a period. A sample
 * stays `received` until all orders that test it have their data; whether it is being tested is a state of the order.
 * Only staff destroy a sample, and not before its day.
 */
export const sampleActTable = {
  register: { label: '登记样品', from: [], to: 'registered', by: ['member'] },
  receive: {
    label: '扫码收样',
    from: ['registered', 'cancelled'],
    to: 'received',
    by: ['staff'],
  },
  reuse: {
    label: '再次检测',
    from: ['received', 'stored'],
    to: 'received',
    by: ['member'],
    when: (s) => s.disposal === 2,
  },
  // What goes back because the member asked for it goes back.
  retest: {
    label: '复测取用',
    from: atLab,
    to: 'received',
    by: ['system'],
    when: (s) => s.state !== 'returning' || s.disposal === 1,
  },
  place: { label: '放置', from: atLab, to: null, by: ['staff'] },
  store: { label: '留存', from: ['received', 'returning'], to: 'stored', by: ['system'] },
  keep: {
    label: '延长留存',
    from: ['stored', 'discarding'],
    to: 'stored',
    by: ['member'],
    when: (s) => s.keepUntil > (s.until ?? s.today),
  },
  discard: { label: '申请销毁', from: ['stored'], to: 'discarding', by: ['member'] },
  expire: {
    label: '列入待销毁',
    from: ['received', 'stored', 'returning'],
    to: 'discarding',
    by: ['system'],
  },
  destroy: {
    label: '销毁',
    from: ['discarding'],
    to: 'destroyed',
    by: ['staff'],
    when: (s) => s.until !== null && s.until <= s.today,
  },
  await_return: { label: '列入待寄回', from: ['received'], to: 'returning', by: ['system'] },
  ask_back: {
    label: '申请寄回',
    from: ['stored', 'discarding'],
    to: 'returning',
    by: ['member', 'system'],
  },
  send: { label: '寄回', from: ['returning'], to: 'returned', by: ['staff', 'system'] },
  lose: { label: '登记缺失', from: atLab, to: 'missing', by: ['staff'] },
  find: { label: '找到', from: ['missing'], to: 'received', by: ['staff'] },
  cancel: { label: '取消送样', from: ['registered'], to: 'cancelled', by: ['system'] },
} as const satisfies Record<string, Act>;
export type SampleAct = keyof typeof sampleActTable;
export const sampleActs = Object.keys(sampleActTable) as [SampleAct, ...SampleAct[]];

/** Returns the acts that `actor` may perform on a sample now. */
export function possibleSampleActs(facts: SampleFacts, actor: Actor): SampleAct[] {
  return sampleActs.filter((name) => {
    const act: Act = sampleActTable[name];
    return act.by.includes(actor) && act.from.includes(facts.state) && (act.when?.(facts) ?? true);
  });
}
