import type { Reservation } from '@portal/shared/contract';
import { type ReservationState, reservationStateLabels } from '@portal/shared/rules';
import type { Tone } from '../ListRow';

const tones = {
  held: 'warning',
  booked: 'primary',
  done: 'success',
  missed: 'warning',
  cancelled: 'default',
  expired: 'default',
} as const satisfies Record<ReservationState, Tone>;

/** Returns a reservation's state as the mark of a row. */
export const reservationMark = (state: ReservationState) => ({
  label: reservationStateLabels[state],
  tone: tones[state],
});

/** Returns on which instrument the time is, where it stands, and who operates it. */
export const placeText = ({ instrument: { name, place }, alone }: Reservation): string =>
  `${name}${place && `，${place}`} · ${alone ? '自主上机' : '工程师协助'}`;
