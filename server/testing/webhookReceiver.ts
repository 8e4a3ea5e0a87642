import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on this machine, which answers with `status`, or never while it is undefined. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedWebhook[];
  status: number | undefined;
  /** Headers of its answers. */
  headers: Record<string, string>;
  /** Waits until it has received so many requests. */
  receivedAtLeast(count: number): Promise<void>;
  /** Closes its connections: requests without an answer fail. */
  stop(): void;
}

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    receiver.received.push({ headers: request.headers, body });
    server.emit('webhook');
    if (receiver.status !== undefined) response.writeHead(receiver.status, receiver.headers).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  stops.push(stop);
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/events`,
    received: [],
    status: 200,
    headers: {},
    stop,
    receivedAtLeast: async (count) => {
      while (receiver.received.length < count) await once(server, 'webhook');
    },
  };
  return receiver;
}

/** Seconds by which a timestamp may differ, as in the published libraries. */
const tolerance = 5 * 60;

/**
 * Verifies a request by the published algorithm of Standard Webhooks and returns its content. Throws when it is not from
 * the holder of the secret, or too old.
 */
export function verified(secret: string, { headers, body }: ReceivedWebhook, now: Date): unknown {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!id || !timestamp || !signatures) throw new Error('a header is missing');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) throw new Error('too old or too new');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const fits = signatures.split(' ').some((one) => {
    const [version, signature = ''] = one.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!fits) throw new Error('no signature fits');
  return JSON.parse(body);
}
