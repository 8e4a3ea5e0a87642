/** What the calls need of the session; the shell sets it once, so that transport knows nothing of screens. */
export interface Transport {
  /** The token to send, refreshed first when it is about to expire; undefined while logged out. */
  token(): Promise<string | undefined>;
  /**
   * A call was refused with 401 although it carried `used`. Resolves to a token to try once more with,
   * or to undefined when there is none.
   */
  renewed(used: string): Promise<string | undefined>;
  /** Answer of a call that the page itself has started already (see the gateway), at most once. */
  early?(path: string, body: string): Promise<Response> | undefined;
}

const signedOut: Transport = { token: async () => undefined, renewed: async () => undefined };

let current: Transport = signedOut;

export function setTransport(transport: Transport): void {
  current = transport;
}

export function transport(): Transport {
  return current;
}
