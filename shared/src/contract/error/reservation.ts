import {
  fullText,
  limits,
  type ReservationAct,
  type ReservationState,
  reservationActTable,
  reservationNoticeHours,
  reservationStateLabels,
} from '../../rules';

/** Refusals about instrument time. */
export const reservationErrors = {
  reservation_unavailable: { status: 409, msg: '所选时段不可预约，请重新选择' },
  reservation_limit: { status: 409, msg: '保留或候补的机时已达上限，请先下单或取消' },
  reservation_act_refused: { status: 409, msg: '该机时预约的状态已变化，不能进行此操作，请刷新后查看' },
  reservation_unusable: { status: 409, msg: '所选机时不能用于本单，请重新选择' },
  operation_not_permitted: { status: 409, msg: '尚未获得该仪器的自主上机权限，请选择由工程师协助' },
  wait_not_needed: { status: 409, msg: '该时段现在可以预约，请直接预约' },
} as const;

/** More exact messages about instrument time. */
export const reservationReasons = {
  reservationPast: '所选时段已经开始，请重新选择',
  reservationFar: `最多提前 ${limits.reservationDays} 天预约`,
  reservationLong: `一次最多预约 ${limits.reservationHours} 小时`,
  reservationClosed: '所选时段不在仪器开放时间内，请重新选择',
  reservationTaken: '所选时段已被预约，请选择其他时段，或加入候补',
  instrumentOutOfService: '该仪器暂停使用，请选择其他仪器',
  reservationOwn: '您在该时段已有这台仪器的预约',
  reservationChanges: `24 小时内最多预约和改期 ${limits.reservationChanges} 次，请稍后再试或联系客户经理`,
  reservationsHeld: fullText('heldReservations'),
  reservationWaits: fullText('reservationWaits'),
  reservationState: (state: ReservationState, act: ReservationAct) =>
    `该预约当前为“${reservationStateLabels[state]}”，不能${reservationActTable[act].label}`,
  reservationLate: (act: ReservationAct) =>
    `距离开始不足 ${reservationNoticeHours} 小时，不能${reservationActTable[act].label}，请联系客户经理`,
  reservationInUse: (act: ReservationAct) => `该机时已开始使用，不能${reservationActTable[act].label}`,
  reservationNotInUse: '该机时还没有开始使用，不能结束',
  reservationEarly: (minutes: number) => `开始前 ${minutes} 分钟起可以开始使用`,
  reservationOver: '该机时已结束，请联系实验室登记实际时间',
  reservationElsewhere: (name: string) => `这个机时不在这台仪器上，请到“${name}”的门口扫码`,
  usedAhead: '[实际结束]不能晚于现在',
  usedFar: `[实际开始]须在预约开始前后 ${limits.reservationHours} 小时以内`,
  usedLong: `[实际结束]距实际开始不能超过 ${2 * limits.reservationHours} 小时`,
  reservationNotBegun: (act: ReservationAct) => `机时尚未开始，不能${reservationActTable[act].label}`,
  reservationLapsed: (code: string) => `机时预约 ${code} 的保留时间已过，请重新选择时段`,
  reservationNotCancelled: '只有已取消的机时可以重新预约',
  reservationHoursBooked: '该订单的机时已约满，不能再预约',
  reservationMoved: '该机时预约刚刚发生了变化，请刷新后重试',
  reservationLength: '时长须与原来相同',
  reservationMissing: (name: string) => `[机时]不能为空，请先选择并保留“${name}”的机时`,
  reservationHours: (name: string, reserved: number, ordered: number) =>
    `“${name}”已选机时 ${reserved} 小时，与数量 ${ordered} 小时不一致`,
  reservationAlone: (name: string, reserved: number, ordered: number) =>
    `“${name}”已选自主上机 ${reserved} 小时，与所订 ${ordered} 小时不一致`,
  operationNotPermitted: (name: string) => `“${name}”的自主上机需先获得授权，请改选由工程师协助`,
  reservationOrderCancelled: '订单已取消',
  reservationOfOther: (code: string) => `机时预约 ${code} 不属于本单的项目`,
  instrumentOfOther: '[仪器]不用于该项目',
  noClosure: (day: string) => `${day} 没有停用安排`,
  closureRange: '[结束日期]不能早于开始日期',
  deviceUnknown: (rid: string) => `[服务项目]没有 ${rid}`,
  orderWithoutHours: '[服务项目]该订单没有按小时计的这个项目',
  orderEnded: '订单已完成或已取消，不能再预约机时',
} as const;
