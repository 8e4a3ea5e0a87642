import { type Attempt, attemptFor, CallError, call, isRefused } from '@portal/shared/api';
import { refreshed, useCertification } from '@portal/shared/parts';
import { notify, usePortal } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { when } from 'mobx';
import { useRef, useState } from 'react';
import type { Input, Reservation } from '../contract';
import type { InstrumentTime } from './slotWeek';

/** A wish that was refused because the time is not free any more, and why. */
export interface UnavailableTime {
  readonly time: Wanted;
  readonly reason: string;
}

export interface Wanted extends InstrumentTime {
  readonly alone: boolean;
}

export interface TimeActs {
  readonly hold: (time: Wanted) => void;
  readonly wait: (time: Wanted) => void;
  readonly pending: boolean;
  readonly refused: UnavailableTime | undefined;
  readonly forget: () => void;
}

interface Done {
  readonly onHeld: (held: Reservation) => void;
  readonly onWaiting: (time: InstrumentTime) => void;
}

const isTaken = (error: unknown): error is CallError<'auth/reservation/add'> =>
  isRefused(error, 'auth/reservation/add', 'reservation_unavailable');

/** Returned instead of an answer when the member has closed the login or the certification: nothing happens. */
const givenUp = Symbol('given up');

/** Holds time of a service and waits for it. A visitor logs in first, a member without certification is asked for it. */
export function useTimeActs(device_rid: string, { onHeld, onWaiting }: Done): TimeActs {
  const client = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  const [refused, setRefused] = useState<UnavailableTime>();
  const asMember = useAsMember();
  const inputOf = ({ instrument_rid, starts, ends, alone }: Wanted): Input<'auth/reservation/add'> => ({
    device_rid,
    instrument_rid,
    starts,
    ends,
    alone,
  });
  const hold = useMutation({
    mutationFn: (time: Wanted) => {
      const input = inputOf(time);
      attempt.current = attemptFor(JSON.stringify(input), attempt.current);
      const { key } = attempt.current;
      setRefused(undefined);
      return asMember(() => call('auth/reservation/add', input, { idempotencyKey: key }));
    },
    onSuccess: (held) => {
      attempt.current = undefined;
      if (held !== givenUp) onHeld(held);
    },
    onError: (error, time) => {
      if (error instanceof CallError && !error.passing) attempt.current = undefined;
      if (isTaken(error)) setRefused({ time, reason: error.message });
      else notify.failed(error);
    },
    onSettled: () => refreshed(client),
  });
  const wait = useMutation({
    mutationFn: (time: Wanted) => asMember(() => call('auth/reservation/wait', inputOf(time))),
    onSuccess: (waiting, time) => {
      setRefused(undefined);
      if (waiting !== givenUp) onWaiting(time);
    },
    onError: (error, time) => {
      // It became free in the meantime.
      if (isRefused(error, 'auth/reservation/wait', 'wait_not_needed')) hold.mutate(time);
      else notify.failed(error);
    },
    onSettled: () => refreshed(client),
  });
  return {
    hold: (time) => !hold.isPending && hold.mutate(time),
    wait: (time) => !wait.isPending && wait.mutate(time),
    pending: hold.isPending || wait.isPending,
    refused,
    forget: () => setRefused(undefined),
  };
}

/** Returns a function that sends a call as a certified member, after the dialogs that are needed for it. */
function useAsMember() {
  const { session, dialogs } = usePortal();
  const { askAgain } = useCertification();
  return async <Answer>(send: () => Promise<Answer>): Promise<Answer | typeof givenUp> => {
    if (!session.signedIn) {
      dialogs.open('login', { pane: 'sign-in' });
      await when(() => session.signedIn || !dialogs.isOpen('login'));
      if (!session.signedIn) return givenUp;
    }
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || error.id !== 'profile_incomplete') throw error;
      return (await askAgain()) ? send() : givenUp;
    }
  };
}
