import type { OrderState } from './orderState';
import { sampleUnit, type TestItem } from './sampleTest';

/** Why a sample of an order is tested once more: what is the lab's fault or in doubt costs nothing, a wish of the member does. */
export const retestCauseLabels = {
  fault: '实验室原因',
  complaint: '客户对结果有异议',
  wish: '客户要求再测',
} as const;
export type RetestCause = keyof typeof retestCauseLabels;
export const retestCauses = Object.keys(retestCauseLabels) as [RetestCause, ...RetestCause[]];

/** True for a retest that the member pays, and therefore agrees to before it begins. */
export const isChargedRetest = (cause: RetestCause): boolean => cause === 'wish';

/** What was decided about a retest; `begun` has an order of its own. */
export const retestAnswers = ['proposed', 'declined', 'withdrawn', 'begun'] as const;
export type RetestAnswer = (typeof retestAnswers)[number];

export const retestStateLabels = {
  proposed: '待客户同意',
  declined: '客户未同意',
  withdrawn: '已撤回',
  testing: '复测中',
  done: '已交付',
} as const;
export type RetestState = keyof typeof retestStateLabels;
export const retestStates = Object.keys(retestStateLabels) as [RetestState, ...RetestState[]];

/** Returns how far a retest is, by what was decided and the state of its order. */
export function retestStateOf(answer: RetestAnswer, order: OrderState | undefined): RetestState {
  if (answer !== 'begun') return answer;
  if (order === 'cancelled') return 'withdrawn';
  return order === 'testing' ? 'testing' : 'done';
}

/** States in which nobody begins another retest of the same sample and service. */
export const openRetestStates: readonly RetestState[] = ['proposed', 'testing'];

/** States of an order whose samples may be tested once more: it has its data. */
export const retestedIn = [
  'delivered',
  'billed',
  'disputed',
  'unpaid',
  'paid',
  'closed',
] as const satisfies readonly OrderState[];

export const isRetestable = (state: OrderState): boolean => retestedIn.some((one) => one === state);

/**
 * Returns what the retest of one sample costs: the price of a sample in the order. A service that is not counted by sample
 * (hours, 次) is divided over the samples that went to it, rounded up to a fen.
 */
export const retestFen = (
  {
    unit,
    unit_fen,
    total_fen,
  }: Pick<TestItem, 'unit'> & { readonly unit_fen: number; readonly total_fen: number },
  samples: number,
): number => (unit === sampleUnit ? unit_fen : Math.ceil(total_fen / Math.max(1, samples)));

/** Returns what a result is called beside others of the same sample: 首次, or 复测 with its number. */
export const retestLabel = (number: number): string => (number === 0 ? '首次' : `复测 ${number}`);
