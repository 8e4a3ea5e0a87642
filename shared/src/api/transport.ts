import type { QueryClient } from '@tanstack/react-query';

/**
 * The session's functions that calls need. The shell sets them at start, so that `api` does not depend on the shell.
 */
export interface Transport {
  /** Returns the token to send, refreshed first when it is about to expire; undefined while logged out. */
  token(): Promise<string | undefined>;
  /**
   * Renews the token after a call with the token `used` was refused with 401. Resolves to the new token for one
   * retry, or to undefined when there is none.
   */
  renewed(used: string): Promise<string | undefined>;
  /** Returns the key of the member for whom the page was drawn (see `memberHeader`); undefined while only the server knows. */
  drawnFor?(): string | undefined;
  /** Called when a call was refused with member_changed. Opens the page for the other member; never resolves then. */
  memberChanged?(): Promise<never>;
  /**
   * Shows the dialog of the consents after a call was refused because one is missing. Resolves to true once the member
   * has agreed, so that the call is repeated; to false when the member logged out instead.
   */
  requestConsent?(): Promise<boolean>;
  /** The answers that are shown; an act marks those as old that it has changed. */
  readonly queries?: Pick<QueryClient, 'cancelQueries' | 'invalidateQueries'>;
  /** The browser's `fetch`, which the code of an area may have replaced; default the current one. */
  readonly fetch?: typeof fetch;
}

const signedOut: Transport = { token: async () => undefined, renewed: async () => undefined };

/** By the first part of the paths: the lab's desk has its own session for `staff/…`. Without one, the portal's. */
const transports: Record<string, Transport | undefined> = {};

/** Sets the transport of the calls below `part`, such as `staff`; without it, of all calls that have none of their own. */
export function setTransport(transport: Transport | undefined, part = ''): void {
  transports[part] = transport;
}

export function transportOf(path: string): Transport {
  return transports[path.split('/', 1)[0] ?? ''] ?? transports[''] ?? signedOut;
}
