/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeGateways, gateway, release, remoteFolder } from '../testing/portal';

const servers: Server[] = [];
afterEach(async () => {
  await closeGateways();
  for (const server of servers.splice(0)) server.close();
});

const good = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript; charset=utf-8' };

/** Starts a CDN whose answers have these headers, and returns its URL and the requests that it got. */
async function cdn(headers: Record<string, string>, status = 200) {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(status, headers).end('script');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/areas`, asked, stop: () => server.close() };
}

async function portalOf(publicBase: string) {
  const base = await remoteFolder('remote_public', {
    current: 'v1',
    releases: { v1: release('v1') },
  });
  const { app } = await gateway([{ name: 'remote_public', base, publicBase, paths: ['/a'] }], {
    publicUrl: 'https://portal.example.com',
    refreshEvery: 5,
  });
  const gauge = async () =>
    /^portal_gateway_public_base_ok\{remote="remote_public"\} (\d)$/m.exec(
      (await app.inject('/metrics')).body,
    )?.[1];
  let value = await gauge();
  while (value === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    value = await gauge();
  }
  return { app, value };
}

test('a public base that browsers can load is asked once, with the origin of the portal', async () => {
  const { url, asked } = await cdn(good);
  const { app, value } = await portalOf(url);
  expect(value).toBe('1');
  // Some more looks: each is a turn of a timer of 5 ms.
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked.map(({ origin }) => origin)).toEqual(['https://portal.example.com']);
  expect((await app.inject('/status')).body).toContain('可以载入');
});

test.each([
  ['without CORS', { ...good, 'access-control-allow-origin': '' }, 200, 'Access-Control-Allow-Origin is'],
  [
    'with CORS for another origin',
    { ...good, 'access-control-allow-origin': 'https://a.b' },
    200,
    'is https://a.b',
  ],
  ['with a wrong type', { ...good, 'content-type': 'text/plain' }, 200, 'Content-Type is text/plain'],
  ['without the file', good, 404, 'status 404'],
])('a public base %s is 0 in the metrics, and /status says why', async (_case, headers, status, problem) => {
  const { url } = await cdn(headers, status);
  const { app, value } = await portalOf(url);
  expect(value).toBe('0');
  expect((await app.inject('/status')).body).toContain(problem);
  // The area's own releases can be read, so that alone does not say it.
  expect((await app.inject('/metrics')).body).toContain('portal_gateway_remote_up{remote="remote_public"} 1');
});

test('a public base that does not answer is 0', async () => {
  const { url, stop } = await cdn(good);
  stop();
  const { value } = await portalOf(url);
  expect(value).toBe('0');
});
