import { type Attempt, attempt, later } from './attempt';
import type { Things } from './thing';

export const reservationAttempts = (its: Things): Attempt[] => [
  attempt('auth/order/relateEquipment', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/reservation/move', 'rid', { ...later, rid: its.reservation_rid }, 404),
  attempt('auth/reservation/rebook', 'rid', { ...later, rid: its.reservation_rid }, 404),
  attempt('auth/reservation/cancel', 'rid', { rid: its.reservation_rid }, 404),
  attempt('auth/reservation/begin', 'rid', { rid: its.reservation_rid, door: its.door }, 404),
  attempt('auth/reservation/finish', 'rid', { rid: its.reservation_rid, door: its.door }, 404),
  attempt('auth/reservation/unwait', 'rid', { rid: its.wait_rid }, 404),
];
