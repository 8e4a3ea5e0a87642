/** A provider did not answer, or refused. The message is for the log: it holds nothing personal and no key. */
export class Unreachable extends Error {}

/** Milliseconds after which a provider is given up. */
const timeout = 5000;

/**
 * Posts to a provider; `answer` is its JSON, undefined when it is none. Throws {@link Unreachable}
 * without the address and the cause, which may hold keys and phones.
 */
export async function postOutside(
  provider: string,
  url: string,
  init: Pick<RequestInit, 'headers' | 'body'>,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  try {
    const response = await fetch(url, { ...init, method: 'POST', signal: AbortSignal.timeout(timeout) });
    const answer: unknown = await response.json().catch(() => undefined);
    return { status: response.status, answer };
  } catch {
    throw new Unreachable(`${provider}: no answer`);
  }
}
