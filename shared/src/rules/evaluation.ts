import type { OrderState } from './orderState';

/** States of an evaluation: visitors read released ones only. */
export const evaluationStateLabels = { waiting: '待审核', released: '已展示', hidden: '未展示' } as const;
export type EvaluationState = keyof typeof evaluationStateLabels;
export const evaluationStates = Object.keys(evaluationStateLabels) as [EvaluationState, ...EvaluationState[]];

/** Label of each number of stars, from 1 to 5. */
export const starLabels = ['很差', '较差', '一般', '满意', '非常满意'] as const;

const delivered: readonly OrderState[] = ['delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed'];

/** Returns true when the items of an order can be evaluated: after its data was delivered. */
export const canEvaluate = (state: OrderState): boolean => delivered.includes(state);
