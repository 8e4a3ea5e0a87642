/** State machine of an order as one table, which the server and the screens read. */
export const orderStateLabels = {
  submitted: '待确认',
  confirmed: '方案已锁定',
  agreed: '协议已签',
  awaiting_sample: '待寄样',
  received: '已收样',
  testing: '检测中',
  delivered: '数据已交付',
  billed: '待结算',
  disputed: '有异议',
  unpaid: '待付款',
  paid: '已结清',
  closed: '已完成',
  cancelled: '已取消',
} as const;
export type OrderState = keyof typeof orderStateLabels;
export const orderStates = Object.keys(orderStateLabels) as [OrderState, ...OrderState[]];

export type Actor = 'member' | 'staff' | 'system';

/** Facts besides the state that decide whether an act is allowed. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly enterprise: boolean;
  readonly needsSample: boolean;
  /** Staff have locked the plan. */
  readonly locked: boolean;
  /** True when a signed copy of the agreement was handed in. */
  readonly signed: boolean;
  /** True when a data file was added. */
  readonly hasData: boolean;
  /** True for an order of data analysis without the member's data. */
  readonly rawMissing: boolean;
  /** The member sends the sample by post (see `isMailed`). */
  readonly mailed: boolean;
  /** The member has entered the express number of the parcel. */
  readonly sent: boolean;
  /** A question of the member about the data is not answered yet. */
  readonly openQuestion: boolean;
  /** A quotation for the order waits for the member's answer. */
  readonly quoted: boolean;
  /** The member has evaluated each service of the order. */
  readonly evaluated: boolean;
  /** Whether the order is a retest of another one's sample, and whether it is paid for; null for an order of the member. */
  readonly retest: 'free' | 'charged' | null;
}

interface Act {
  readonly label: string;
  readonly from: readonly OrderState[];
  /** Null for an act after which the order stays in its state. */
  readonly to: OrderState | null;
  /** States in `from` that the act leaves as they are. */
  readonly stays?: readonly OrderState[];
  readonly by: readonly Actor[];
  /** Additional condition; the act is refused when it is false. */
  readonly when?: (facts: OrderFacts) => boolean;
}

/** An enterprise prepays in full, so its order waits for the answer to an open quotation: the price is not settled. */
const isPriced = ({ enterprise, quoted }: OrderFacts): boolean => !(enterprise && quoted);

/**
 * Returns true for an order whose member sends the sample first and pays later (specification, section 1): the sample is
 * asked for at once, and the plan is locked on the telephone after its receipt, or before.
 */
export const testsFirst = ({
  enterprise,
  needsSample,
}: Pick<OrderFacts, 'enterprise' | 'needsSample'>): boolean => !enterprise && needsSample;

/** Staff lock a new plan, and that of a member who tests first wherever the sample is, once no quotation is open. */
const canLock = (o: OrderFacts): boolean =>
  o.state === 'submitted' || (testsFirst(o) && !o.locked && !o.quoted);

const canAwaitSample = (o: OrderFacts): boolean =>
  o.needsSample && (!o.enterprise || o.state === 'agreed') && isPriced(o);

/** An order is tested with its plan locked: an enterprise's is locked before the sample is sent. */
const canTest = (o: OrderFacts): boolean => {
  if (!isPriced(o)) return false;
  if (o.state === 'received') return o.enterprise || o.locked;
  return !o.needsSample && (!o.enterprise || o.state === 'agreed');
};

/**
 * A member changes an order until its sample is received; one whose plan is locked before the test begins without a sample, or
 * before an enterprise signs, until the plan is locked. An open quotation is answered first, because it prices what was ordered.
 */
const canChange = (o: OrderFacts): boolean => !o.quoted && (testsFirst(o) || o.state === 'submitted');

/** States before the samples are at the lab. */
export const beforeReceived = ['submitted', 'confirmed', 'agreed', 'awaiting_sample'] as const;
/** Afterwards the statement's adjustments change what the order costs. */
const beforeDelivered = [...beforeReceived, 'received', 'testing'] as const;
const withData = ['delivered', 'billed', 'disputed', 'unpaid', 'paid'] as const;

/**
 * Each act with its actors and states, for two tracks. Academic members test first (`testsFirst`): the sample is awaited as
 * soon as the order is placed, with the signed agreement, and staff lock the plan after its receipt or earlier. An
 * enterprise's plan is locked first, then it signs, prepays and sends the sample. An order without a sample does not wait
 * for one. `reprice` belongs to a quotation that the member accepts.
 */
export const orderActTable = {
  submit: { label: '提交订单', from: [], to: 'submitted', by: ['member'] },
  // Begins an order that is a retest; also an entry of the timeline of the order whose sample is tested again.
  retest: { label: '复测', from: [], to: 'testing', by: ['member', 'staff'] },
  confirm: {
    label: '锁定方案',
    from: ['submitted', 'awaiting_sample', 'received'],
    to: 'confirmed',
    stays: ['awaiting_sample', 'received'],
    by: ['staff'],
    when: canLock,
  },
  agree: {
    label: '签署协议',
    from: ['confirmed'],
    to: 'agreed',
    by: ['member', 'staff'],
    when: (o) => o.signed,
  },
  await_sample: {
    label: '通知寄样',
    from: ['submitted', 'confirmed', 'agreed'],
    to: 'awaiting_sample',
    by: ['staff', 'system'],
    when: canAwaitSample,
  },
  change: {
    label: '修改订单',
    from: ['submitted', 'awaiting_sample'],
    to: null,
    by: ['member'],
    when: canChange,
  },
  reprice: { label: '按报价单调整价格', from: beforeDelivered, to: null, by: ['system'] },
  send: {
    label: '填写快递单号',
    from: ['awaiting_sample'],
    to: null,
    by: ['member'],
    when: (o) => o.mailed,
  },
  receive: { label: '确认收样', from: ['awaiting_sample'], to: 'received', by: ['staff'] },
  test: {
    label: '开始检测',
    from: ['received', 'confirmed', 'agreed'],
    to: 'testing',
    by: ['staff'],
    when: canTest,
  },
  deliver: {
    label: '交付数据',
    from: ['testing'],
    to: 'delivered',
    by: ['staff'],
    when: (o) => o.hasData && isPriced(o),
  },
  ask: { label: '提出数据疑问', from: withData, to: null, by: ['member'], when: (o) => o.hasData },
  answer: { label: '答复数据疑问', from: withData, to: null, by: ['staff'], when: (o) => o.openQuestion },
  bill: {
    label: '出具结算单',
    from: ['delivered'],
    to: 'billed',
    by: ['staff'],
    when: (o) => o.retest !== 'free',
  },
  accept: { label: '确认结算单', from: ['billed'], to: 'unpaid', by: ['member', 'system'] },
  dispute: { label: '提出异议', from: ['billed'], to: 'disputed', by: ['member'] },
  resolve: { label: '处理异议', from: ['disputed'], to: 'billed', by: ['staff'] },
  pay: { label: '付款', from: ['unpaid'], to: 'paid', by: ['system'] },
  close: {
    label: '完成订单',
    from: ['paid', 'delivered'],
    to: 'closed',
    by: ['staff', 'system'],
    // What a free retest delivers is not billed.
    when: (o) => !o.openQuestion && (o.state === 'paid' || o.retest === 'free'),
  },
  drop: {
    label: '撤回复测',
    from: ['testing'],
    to: 'cancelled',
    by: ['system'],
    when: (o) => o.retest !== null,
  },
  cancel: { label: '取消订单', from: beforeReceived, to: 'cancelled', by: ['member', 'staff'] },
} as const satisfies Record<string, Act>;
export type OrderAct = keyof typeof orderActTable;
export const orderActs = Object.keys(orderActTable) as [OrderAct, ...OrderAct[]];

/** Returns the acts that `actor` may perform on an order in its present state. */
export function possibleActs(facts: OrderFacts, actor: Actor): OrderAct[] {
  return orderActs.filter((name) => {
    const act: Act = orderActTable[name];
    return act.by.includes(actor) && act.from.includes(facts.state) && (act.when?.(facts) ?? true);
  });
}

/** Returns the state of an order after an act. */
export function stateAfter(name: OrderAct, state: OrderState): OrderState {
  const { to, stays }: Act = orderActTable[name];
  return to === null || stays?.includes(state) ? state : to;
}

/**
 * Returns the steps of an order that is neither refused nor cancelled, in their order; a progress line shows them. A member
 * who tests first has the plan locked after the receipt of the sample, which is a step without being a state
 * (`progressStateOf`).
 */
export function expectedStates(
  facts: Pick<OrderFacts, 'enterprise' | 'needsSample' | 'retest'>,
): OrderState[] {
  if (facts.retest === 'free') return ['testing', 'delivered', 'closed'];
  if (facts.retest === 'charged') return ['testing', 'delivered', 'billed', 'unpaid', 'paid', 'closed'];
  const states: OrderState[] = ['submitted'];
  if (!testsFirst(facts)) states.push('confirmed');
  if (facts.enterprise) states.push('agreed');
  if (facts.needsSample) states.push('awaiting_sample', 'received');
  if (testsFirst(facts)) states.push('confirmed');
  states.push('testing', 'delivered', 'billed', 'unpaid', 'paid', 'closed');
  return states;
}

/** Returns the step of `expectedStates` at which an order is: a received sample whose plan is locked waits for its test. */
export function progressStateOf(
  facts: Pick<OrderFacts, 'state' | 'enterprise' | 'needsSample' | 'locked'>,
): OrderState {
  return facts.state === 'received' && testsFirst(facts) && facts.locked ? 'confirmed' : facts.state;
}
