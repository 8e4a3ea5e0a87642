/** What calls need from the session. The shell sets it once, so that `api` does not depend on the shell. */
export interface Transport {
  /** The token to send, refreshed first when it is about to expire; undefined while logged out. */
  token(): Promise<string | undefined>;
  /**
   * A call was refused with 401 although it carried `used`. Resolves to a token to try once more with,
   * or to undefined when there is none.
   */
  renewed(used: string): Promise<string | undefined>;
  /** Returns, once for each call, the answer of a call that the page started before its scripts had loaded (see the gateway). */
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
