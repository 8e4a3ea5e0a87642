import { call, query } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CompleteLogin } from './completeLogin';
import { alertLoginFailure } from './failure';

/** Poll interval and timeout of a poll, in milliseconds (specification, section 9). */
const pollEvery = 1000;

export type WechatState = 'loading' | 'failed' | 'waiting' | 'scanned' | 'expired' | 'bind' | 'done';

export interface WechatLogin {
  readonly state: WechatState;
  readonly ticket: string | undefined;
  /** Content of the QR code. */
  readonly url: string | undefined;
  /** Requests a new QR code. */
  readonly refresh: () => void;
}

/**
 * A QR code and the state of its login, polled every second while the browser tab is visible. Failed polls are
 * ignored; the next one follows soon.
 */
export function useWechatLogin(onLogin: CompleteLogin): WechatLogin {
  const ticket = useQuery({
    ...query('open/wx/ticket', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const outdated = useOutdated(ticket.data?.ticket, ticket.data?.expire_seconds);
  const poll = usePoll(ticket.data?.ticket, outdated);
  const refresh = () => void ticket.refetch();

  const login = poll.data?.login;
  const entered = useRef<string>(undefined);
  useEffect(() => {
    if (!login || entered.current === login.token) return;
    entered.current = login.token;
    onLogin(login).catch((error: unknown) => alertLoginFailure(error, refresh));
  });

  return {
    state: stateOf(ticket, poll.data?.state, outdated),
    ticket: ticket.data?.ticket,
    url: ticket.data?.qr_code_url,
    refresh,
  };
}

type Polled = Exclude<WechatState, 'loading' | 'failed'>;

function stateOf(
  ticket: { readonly data: unknown; readonly isError: boolean; readonly isFetching: boolean },
  polled: Polled | undefined,
  outdated: boolean,
): WechatState {
  if (ticket.isFetching) return 'loading';
  if (ticket.isError) return 'failed';
  if (polled === 'bind' || polled === 'done') return polled;
  return outdated ? 'expired' : (polled ?? 'waiting');
}

/** Polls the login state of a ticket until it is final. */
function usePoll(ticket: string | undefined, outdated: boolean) {
  return useQuery({
    queryKey: ['wechat login', ticket],
    queryFn: ({ signal }) =>
      call('open/wx/qrCodeLogin', { ticket: ticket ?? '' }, { timeout: pollEvery, signal }),
    enabled: ticket !== undefined && !outdated,
    // React Query does not poll while the page is hidden.
    refetchInterval: ({ state }) =>
      state.data && ['expired', 'bind', 'done'].includes(state.data.state) ? false : pollEvery,
    retry: false,
    gcTime: 0,
  });
}

/** Returns true once the ticket is `seconds` old. */
function useOutdated(ticket: string | undefined, seconds: number | undefined): boolean {
  const [outdated, setOutdated] = useState<string>();
  useEffect(() => {
    if (ticket === undefined || seconds === undefined) return;
    const timer = setTimeout(() => setOutdated(ticket), seconds * 1000);
    return () => clearTimeout(timer);
  }, [ticket, seconds]);
  return ticket !== undefined && outdated === ticket;
}
