import { fullText, limits, type SamplingState, samplingStateLabels, visitsHeld } from '../../rules';

/** Refusals about visits. */
export const samplingErrors = {
  pickup_unavailable: { status: 422, msg: '该地区暂未开通上门取样服务' },
  pickup_slot_unavailable: { status: 409, msg: '所选取样时间不可用，请重新选择' },
  sampling_limit: { status: 409, msg: fullText('samplings') },
  visit_limit: { status: 409, msg: `待上门的取样最多 ${visitsHeld} 次，请先取消其中一次，或在完成后再预约` },
  sampling_act_refused: { status: 409, msg: '该预约的状态已变化，不能进行此操作，请刷新后查看' },
} as const;

/** More exact messages about visits. */
export const samplingReasons = {
  regionWithoutPickup: '[取样地址]该地区暂未开通上门取样服务',
  dayClosed: '[取样日期]该日期不可预约，请重新选择',
  beforeScene: '[取样日期]须早于现场测试日期',
  noOpenSlot: `[日期]未来 ${limits.pickupMonths} 个月内没有可取样的时段`,
  slotClosed: '[取样时间]该时段不可预约，请重新选择',
  slotFull: '[取样时间]该时段已约满，请选择其他时段',
  visitsHeld: ({ pickups, bookings }: { readonly pickups: number; readonly bookings: number }) =>
    `[取样日期]您已有 ${pickups + bookings} 次待上门的取样（订单 ${pickups} 次、预约 ${bookings} 次），最多 ${visitsHeld} 次；请先取消其中一次，或在完成后再预约`,
  visitChanges: `24 小时内最多预约和改期 ${limits.visitChanges} 次，请稍后再试或联系客户经理`,
  samplingMoved: '该预约刚刚发生了变化，请刷新后重试',
  samplingState: (state: SamplingState, act: string) =>
    `该预约当前为“${samplingStateLabels[state]}”，不能${act}`,
} as const;
