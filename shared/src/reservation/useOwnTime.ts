import { query } from '@portal/shared/api';
import { notify, useSession } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Input, Reservation } from '../contract';

/** What the member holds and has booked. */
export const ownTimeInput = {
  states: ['held', 'booked'],
  size: limits.pageSizeMax,
} satisfies Input<'auth/web/reservation/list4person'>;

export interface OwnTime {
  readonly reservations: readonly Reservation[];
  /** Keys of the instruments that the member may operate alone. */
  readonly alone_rids: readonly string[];
  /** Number of times that the member holds without an order, of all services, and waits for. */
  readonly counts: { readonly held: number; readonly waits: number };
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  readonly ahead: number;
}

const none: readonly never[] = [];

/** The member's reservations; none for a visitor, and when they are not `wanted`. Use it inside `observer`. */
export function useOwnTime(wanted = true): OwnTime {
  const { signedIn } = useSession();
  const { data, dataUpdatedAt } = useQuery({
    ...query('auth/web/reservation/list4person', ownTimeInput),
    enabled: signedIn && wanted,
    // An offer of the waiting list appears without a reload.
    refetchInterval: 60_000,
  });
  if (!data || !signedIn)
    return { reservations: none, alone_rids: none, counts: { held: 0, waits: 0 }, ahead: 0 };
  const { alone_rids, now, waits } = data;
  const reservations = data.list.filter(isLive);
  const held = reservations.filter(({ state }) => state === 'held').length;
  const ahead = Date.parse(now) - dataUpdatedAt;
  return { reservations, alone_rids, counts: { held, waits: waits.length }, ahead };
}

/** Returns false for a hold that has expired but is not marked so yet: it cannot be ordered any more. */
const isLive = ({ state, can }: Reservation): boolean => state !== 'held' || can.includes('order');

/** Returns what the member holds for a service and can order. */
export const heldFor = (reservations: readonly Reservation[], device_rid: string): readonly Reservation[] =>
  reservations.filter(({ can, device }) => can.includes('order') && device.rid === device_rid);

export interface Lapsed {
  /** Holds that expired while the page was open. */
  readonly lapsed: readonly Reservation[];
  readonly dismiss: (rid: string) => void;
}

/** Remembers the holds of a service that expire while the page is open, so that it can say so and offer others. */
export function useLapsed({ reservations, ahead }: OwnTime, device_rid: string): Lapsed {
  const [lapsed, setLapsed] = useState<readonly Reservation[]>(none);
  const before = useRef<readonly Reservation[]>(none);
  useEffect(() => {
    const held = heldFor(reservations, device_rid);
    const kept = new Set(reservations.map(({ rid }) => rid));
    const ended = before.current.filter(
      ({ rid, until }) => !kept.has(rid) && until !== null && Date.parse(until) <= Date.now() + ahead,
    );
    before.current = held;
    if (ended.length === 0) return;
    setLapsed((known) => [...known, ...ended]);
    notify.warn('保留的机时已到时释放，请重新选择');
  }, [reservations, ahead, device_rid]);
  return { lapsed, dismiss: (rid) => setLapsed((known) => known.filter((one) => one.rid !== rid)) };
}
