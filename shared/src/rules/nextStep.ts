import { rawIn } from './orderFile';
import { type OrderFacts, type OrderState, orderActTable } from './orderState';

/** The steps that an order can ask of its member, with the labels of their buttons. Only steps that the portal can do. */
export const nextStepLabels = {
  reply: '答复报价',
  upload: '上传待分析数据',
  sign: '签署协议',
  send: '填写快递单号',
  review: '确认结算单',
  pay: '付款',
  download: '下载数据',
  evaluate: '评价',
  reorder: '再来一单',
} as const;
export type NextStep = keyof typeof nextStepLabels;
export const nextSteps = Object.keys(nextStepLabels) as [NextStep, ...NextStep[]];

interface StepRule {
  readonly step: NextStep;
  readonly states: readonly OrderState[];
  /** Additional condition; the rule is skipped when it is false. */
  readonly when?: (facts: OrderFacts) => boolean;
}

/**
 * Which step follows for the member in which state; the first rule that fits decides. An open quotation comes first,
 * because it decides about the price. Data that is to be analysed comes before the agreement: the plan is locked by it, and the
 * test begins with it. The agreement of a mailed sample travels with the parcel, so that only the express
 * number is asked for. Evaluating comes after paying, when nothing else is asked of the member.
 */
const stepRules: readonly StepRule[] = [
  { step: 'reply', states: orderActTable.reprice.from, when: (o) => o.quoted },
  { step: 'upload', states: rawIn, when: (o) => o.rawMissing },
  { step: 'sign', states: ['confirmed'], when: (o) => !o.signed },
  { step: 'send', states: ['awaiting_sample'], when: (o) => o.mailed && !o.sent },
  { step: 'sign', states: ['awaiting_sample'], when: (o) => !o.mailed && !o.signed },
  { step: 'review', states: ['billed'] },
  { step: 'pay', states: ['unpaid'] },
  { step: 'evaluate', states: ['paid', 'closed'], when: (o) => !o.evaluated },
  {
    step: 'download',
    states: ['delivered', 'disputed', 'paid'],
    when: (o) => o.hasData,
  },
  { step: 'reorder', states: ['closed', 'cancelled'] },
];

/** Returns the one step that the order asks of its member now; undefined while it waits for the lab. */
export function nextStepOf(facts: OrderFacts): NextStep | undefined {
  return stepRules.find(({ states, when }) => states.includes(facts.state) && (when?.(facts) ?? true))?.step;
}
