import type { Sampling } from '@portal/shared/contract';
import type { SamplingAct } from '@portal/shared/rules';
import type { VisitRow } from './visitDay';

/** A booking of a sampling, as far as an act on it is asked for. */
export type Booking = Pick<
  Sampling,
  'code' | 'state' | 'date' | 'time' | 'name' | 'phone' | 'place' | 'message' | 'can'
>;

/** An act on a booking that is asked for. */
export interface AskedAct {
  readonly booking: Booking;
  readonly act: SamplingAct;
}

/** Returns the booking of a visit; undefined for a pick-up. */
export const bookingOf = ({ state, ...visit }: VisitRow): Booking | undefined =>
  state === null ? undefined : { ...visit, state };
