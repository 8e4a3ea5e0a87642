/** Thrown when a provider does not answer or refuses. The message is logged: it has no personal data and no key. */
export class Unreachable extends Error {}

/** Thrown when a provider refuses a message because of its receiver or content: a later attempt has little hope. */
export class Rejected extends Unreachable {}

/** Timeout of a call to a provider, in milliseconds. */
const timeout = 5000;

/**
 * Posts to a provider. `answer` is the parsed JSON, undefined when the body is not JSON. Throws {@link Unreachable}
 * without the URL and the cause, which may contain keys and phone numbers.
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
