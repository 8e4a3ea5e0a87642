import { serviceType } from './serviceType';
import { earlyMinutes, earlyStaffMinutes } from './usedTime';

/** States of a reservation of instrument time. `held` ends by itself; the last four are final. */
export const reservationStates = ['held', 'booked', 'done', 'missed', 'cancelled', 'expired'] as const;
export type ReservationState = (typeof reservationStates)[number];

export const reservationStateLabels: Readonly<Record<ReservationState, string>> = {
  held: '保留中',
  booked: '已预约',
  done: '已完成',
  missed: '未到场',
  cancelled: '已取消',
  expired: '已过期',
};

type By = 'member' | 'staff';

/** Acts on a reservation: who may perform each, and which state follows; null when the state stays. */
export const reservationActTable = {
  order: { label: '下单', from: ['held'], to: 'booked', by: ['member'] },
  move: { label: '改期', from: ['held', 'booked'], to: null, by: ['member', 'staff'] },
  cancel: { label: '取消', from: ['held', 'booked'], to: 'cancelled', by: ['member', 'staff'] },
  begin: { label: '开始使用', from: ['booked'], to: null, by: ['member', 'staff'] },
  finish: { label: '完成', from: ['booked'], to: 'done', by: ['member', 'staff'] },
  correct: { label: '更正实际时间', from: ['done'], to: null, by: ['staff'] },
  miss: { label: '记为未到场', from: ['booked'], to: 'missed', by: ['staff'] },
} as const satisfies Record<
  string,
  {
    label: string;
    from: readonly ReservationState[];
    to: ReservationState | null;
    by: readonly By[];
  }
>;

export type ReservationAct = keyof typeof reservationActTable;
export const reservationActs = Object.keys(reservationActTable) as [ReservationAct, ...ReservationAct[]];

/** Hours before its start until which a member can move or cancel a booked reservation. */
export const reservationNoticeHours = 24;

/** Minutes for which a member's own hold and an offer from the waiting list stay. */
export const holdMinutes = 10;
export const offerMinutes = 30;

/** What decides about the acts on a reservation. */
export interface ReservationFacts {
  readonly state: ReservationState;
  readonly starts: Date;
  readonly ends: Date;
  /** When a held reservation expires. */
  readonly until: Date | null;
  /** Since when the instrument is really used; null before that, or when nobody recorded it. */
  readonly used_from: Date | null;
}

/** Returns the acts that this actor may perform at `now`. */
export function reservationActsOf(facts: ReservationFacts, by: By, now: Date): ReservationAct[] {
  const within = <T>(list: readonly T[], one: T) => list.includes(one);
  return reservationActs.filter((act) => {
    const rule = reservationActTable[act];
    const allowed = within<ReservationState>(rule.from, facts.state) && within<By>(rule.by, by);
    return allowed && isInTime(facts, { act, by, now });
  });
}

interface Asked {
  readonly act: ReservationAct;
  readonly by: By;
  readonly now: Date;
}

function isInTime(facts: ReservationFacts, { act, by, now }: Asked): boolean {
  const { state, starts, until, used_from } = facts;
  if (state === 'held') return until !== null && until > now;
  if (state === 'done') return true;
  if (used_from !== null) return act === 'finish';
  if (act === 'begin') return mayBegin(facts, by, now);
  if (act === 'finish' || act === 'miss') return by === 'staff' && starts <= now;
  return by === 'staff' || starts.getTime() - now.getTime() >= reservationNoticeHours * 3_600_000;
}

/** A member begins until the end of the time; staff, who may have been told later, at any time after. */
function mayBegin({ starts, ends }: ReservationFacts, by: By, now: Date): boolean {
  const early = by === 'staff' ? earlyStaffMinutes : earlyMinutes;
  return starts.getTime() - now.getTime() <= early * 60_000 && (by === 'staff' || now < ends);
}

/** The unit of services that are counted in hours. */
export const hourUnit = '小时';

/** Returns whether a service is instrument time: it is done at the lab and counted in hours, which members reserve. */
export const booksTime = ({ type_id, unit }: { readonly type_id: number; readonly unit: string }): boolean =>
  type_id === serviceType.onSite && unit === hourUnit;

/** Returns the hours that are paid for reservations of so many minutes together: begun hours count. */
export const hoursOfMinutes = (minutes: number): number => Math.ceil(minutes / 60);

/** What decides whether other time can be booked in place of cancelled time. */
interface Rebooked {
  /** Hours that the order has of the service. */
  readonly ordered: number;
  /** Minutes of each reservation of these hours, with its state. */
  readonly reservations: readonly { readonly state: ReservationState; readonly minutes: number }[];
  /** Minutes of the cancelled reservation. */
  readonly minutes: number;
}

/** Returns whether the hours of an order have room for a cancelled reservation: time that was missed is used up. */
export function mayRebook({ ordered, reservations, minutes }: Rebooked): boolean {
  const used = reservations
    .filter(({ state }) => state === 'booked' || state === 'done' || state === 'missed')
    .reduce((sum, one) => sum + one.minutes, 0);
  return used + minutes <= ordered * 60;
}
