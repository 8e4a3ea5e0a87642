import {
  fullText,
  type RecycleAct,
  type RecycleState,
  recycleActTable,
  recycleStateLabels,
  type SampleAct,
  type SampleState,
  sampleActTable,
  sampleStateLabels,
} from '../../rules';

/** Refusals about samples. */
export const sampleErrors = {
  sample_act_refused: { status: 409, msg: '样品的状态已变化，不能进行此操作，请刷新后查看' },
  recycle_act_refused: { status: 409, msg: '该寄回申请的状态已变化，不能进行此操作，请刷新后查看' },
  unclaimed_refused: { status: 409, msg: '该待认领记录已处理，请刷新后查看' },
  recycle_limit: { status: 409, msg: fullText('recyclesWaiting') },
} as const;

/** More exact messages about samples. */
export const sampleReasons = {
  sampleState: (code: string, state: SampleState, act: SampleAct) =>
    `样品 ${code} 当前为“${sampleStateLabels[state]}”，不能${sampleActTable[act].label}`,
  sampleNotDue: (code: string, until: string) => `样品 ${code} 须保留至 ${until}，不能提前销毁`,
  sampleKeptLongest: (until: string) => `已达最长留存期限，最多保留至 ${until}`,
  sampleAskedBack: (code: string, recycle: string) =>
    `样品 ${code} 属于寄回申请 ${recycle}，请用 npm run staff -- recycle send ${recycle}`,
  /** What became of a parcel that was claimed. */
  claimedFor: (order: string) => `已认领到订单 ${order}`,
  samplesOfMembers: '[样品]须属于同一位客户',
  recycleState: (state: RecycleState, act: RecycleAct) =>
    `该寄回申请当前为“${recycleStateLabels[state]}”，不能${recycleActTable[act].label}`,
} as const;
