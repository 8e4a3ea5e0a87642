import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Returns a new key of signatures: 256 random bits. */
export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

/**
 * Returns the headers of a signed request after Standard Webhooks 1.0.0: the HMAC-SHA256 of id, time and body, keyed with
 * each decoded secret. A receiver accepts the request when any of the signatures fits its secret.
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
