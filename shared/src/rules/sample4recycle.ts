import type { Actor } from './orderState';

/** State machine of a request to send stored samples back, as one table. */
export const recycleStateLabels = {
  asked: '待寄出',
  sent: '已寄出',
  done: '已签收',
  refused: '未通过',
  cancelled: '已取消',
} as const;
export type RecycleState = keyof typeof recycleStateLabels;
export const recycleStates = Object.keys(recycleStateLabels) as [RecycleState, ...RecycleState[]];

/** Acts on a request: who may perform each, and which state follows. */
export const recycleActTable = {
  send: { label: '寄出', from: 'asked', to: 'sent', by: ['staff'] },
  refuse: { label: '驳回', from: 'asked', to: 'refused', by: ['staff'] },
  cancel: { label: '取消', from: 'asked', to: 'cancelled', by: ['member'] },
  done: { label: '确认签收', from: 'sent', to: 'done', by: ['member', 'system'] },
} as const satisfies Record<
  string,
  { label: string; from: RecycleState; to: RecycleState; by: readonly Actor[] }
>;
export type RecycleAct = keyof typeof recycleActTable;
export const recycleActs = Object.keys(recycleActTable) as [RecycleAct, ...RecycleAct[]];

/** Returns the acts that `actor` may perform on a request in this state. */
export function possibleRecycleActs(state: RecycleState, actor: Actor): RecycleAct[] {
  return recycleActs.filter((name) => {
    const { from, by }: { from: RecycleState; by: readonly Actor[] } = recycleActTable[name];
    return from === state && by.includes(actor);
  });
}

/** Who pays for the parcel. */
export const postages = {
  collect: '到付（运费由您承担）',
  lab: '寄付（运费由实验室承担，须客户经理同意）',
} as const;
export type Postage = keyof typeof postages;
export const postageKeys = Object.keys(postages) as [Postage, ...Postage[]];
