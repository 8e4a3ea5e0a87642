/** States of an on-site sampling booking, in their usual order. */
export const samplingStates = ['booked', 'confirmed', 'done', 'cancelled'] as const;
export type SamplingState = (typeof samplingStates)[number];

export const samplingStateLabels: Readonly<Record<SamplingState, string>> = {
  booked: '待确认',
  confirmed: '已确认',
  done: '已取样',
  cancelled: '已取消',
};

/** Acts on a booking: who may perform each, and which state follows. `done` and `cancelled` are final. */
export const samplingActTable = {
  confirm: { label: '确认', from: ['booked'], to: 'confirmed', by: ['staff'] },
  finish: { label: '完成取样', from: ['confirmed'], to: 'done', by: ['staff'] },
  reschedule: { label: '改期', from: ['booked', 'confirmed'], to: 'booked', by: ['member'] },
  cancel: { label: '取消', from: ['booked', 'confirmed'], to: 'cancelled', by: ['member', 'staff'] },
} as const satisfies Record<
  string,
  {
    label: string;
    from: readonly SamplingState[];
    to: SamplingState;
    by: readonly ('member' | 'staff')[];
  }
>;

export type SamplingAct = keyof typeof samplingActTable;
export const samplingActs = Object.keys(samplingActTable) as [SamplingAct, ...SamplingAct[]];

/** Returns the acts that this actor may perform in the given state. */
export function samplingActsOf(state: SamplingState, by: 'member' | 'staff'): SamplingAct[] {
  const within = <T>(list: readonly T[], one: T) => list.includes(one);
  return samplingActs.filter((act) => {
    const rule = samplingActTable[act];
    return within<SamplingState>(rule.from, state) && within<string>(rule.by, by);
  });
}

/**
 * Returns true for a visit at which samples were taken: it is done, or it was confirmed for today or an earlier day
 * and staff have not recorded it yet.
 */
export function isSampled(visit: { readonly state: string; readonly date: string }, today: string): boolean {
  return visit.state === 'done' || (visit.state === 'confirmed' && visit.date <= today);
}
