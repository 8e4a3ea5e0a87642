import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake provider received. */
export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProviderServer {
  readonly url: string;
  readonly requests: ProviderRequest[];
}

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Starts a fake provider that answers JSON from `answer`; it is closed after the tests of the file. */
export async function providerServer(answer: (request: ProviderRequest) => unknown): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const server = createServer(async (request, response) => {
    const one = await read(request);
    requests.push(one);
    const value = answer(one);
    response.setHeader('content-type', 'application/json');
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}

async function read(request: IncomingMessage): Promise<ProviderRequest> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
  return {
    method: request.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
  };
}
