import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { webhookReceiver } from '../../../testing/webhookReceiver';
import type { ResolveAll } from './guardedLookup';
import { webhookSender } from './webhookSender';

const request = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });

/** A DNS server that answers each lookup with the next list of IPs. */
function answering(...lists: string[][]): ResolveAll & { readonly asked: string[] } {
  const asked: string[] = [];
  const resolve: ResolveAll = (hostname, _options, callback) => {
    const ips = lists[asked.push(hostname) - 1] ?? lists.at(-1) ?? [];
    callback(
      null,
      ips.map((ip) => ({ address: ip, family: ip.includes(':') ? 6 : 4 })),
    );
  };
  return Object.assign(resolve, { asked });
}

test('posts to a receiver on this machine in local mode, and reports its status', async () => {
  const receiver = await webhookReceiver();
  const sender = webhookSender({ local: true });
  expect(await sender.post(request(receiver.url))).toMatchObject({ status: 200, error: null });
  receiver.status = 503;
  expect(await sender.post(request(receiver.url))).toMatchObject({ status: 503, error: null });
  expect(receiver.received.map(({ body }) => body)).toEqual(['{}', '{}']);
});

test('follows no redirect', async () => {
  const [receiver, target] = [await webhookReceiver(), await webhookReceiver()];
  receiver.status = 307;
  receiver.headers = { location: target.url };
  expect(await webhookSender({ local: true }).post(request(receiver.url))).toMatchObject({ status: 307 });
  expect(target.received).toEqual([]);
});

describe('in production', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00:ec2::254]/',
    'http://portal.example.com/',
    'file:///etc/passwd',
  ])('%s is blocked', async (url) => {
    const resolve = answering(['8.8.8.8']);
    expect(await webhookSender({ local: false, resolve }).post(request(url))).toMatchObject({
      status: null,
      error: 'blocked',
    });
    expect(resolve.asked).toEqual([]);
  });

  test.each([
    [['127.0.0.1']],
    [['192.168.1.1']],
    [['169.254.169.254']],
    [['100.100.100.200']],
    [['::ffff:10.0.0.1']],
    [['fe80::1']],
    [['8.8.8.8', '10.0.0.1']],
    [['2400:3200::1', '::1']],
  ])('a name that is resolved to %j is blocked', async (ips) => {
    const resolve = answering(ips);
    const sender = webhookSender({ local: false, resolve });
    expect(await sender.post(request('https://hooks.example.com/'))).toMatchObject({ error: 'blocked' });
    expect(resolve.asked).toEqual(['hooks.example.com']);
  });

  test('a name is resolved once for each request, and the connection goes to the IP that was checked', async () => {
    const receiver = await webhookReceiver();
    const port = new URL(receiver.url).port;
    // The first answer is the checked one. A second lookup, which would answer with a private IP, must not happen.
    const resolve = answering(['127.0.0.1'], ['10.0.0.1']);
    const sender = webhookSender({ local: true, resolve });
    const url = `http://hooks.example.com:${port}/`;
    expect(await sender.post(request(url))).toMatchObject({ status: 200 });
    expect(receiver.received[0]?.headers.host).toBe(`hooks.example.com:${port}`);
    expect(resolve.asked).toHaveLength(1);
    expect(await sender.post(request(url))).toMatchObject({ error: 'blocked' });
    expect(receiver.received).toHaveLength(1);
  });
});

test('a private network is blocked in local mode too', async () => {
  const sender = webhookSender({ local: true, resolve: answering(['10.0.0.1']) });
  expect(await sender.post(request('http://hooks.example.com/'))).toMatchObject({ error: 'blocked' });
  expect(await sender.post(request('http://192.168.0.1/'))).toMatchObject({ error: 'blocked' });
});

test('a receiver that does not answer, or slowly sends its headers, is given up after the timeout', async () => {
  const receiver = await webhookReceiver();
  receiver.status = undefined;
  const sender = webhookSender({ local: true, timeoutMs: 50 });
  expect(await sender.post(request(receiver.url))).toMatchObject({ status: null, error: 'timeout' });
});

test('a port without a receiver, a name without an IP and a server without TLS are reported', async () => {
  const receiver = await webhookReceiver();
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const sender = webhookSender({ local: true, resolve: answering([]) });
  expect(await sender.post(request(`http://127.0.0.1:${port}/`))).toMatchObject({ error: 'unreachable' });
  expect(await sender.post(request('http://none.example.com/'))).toMatchObject({ error: 'unreachable' });
  const overTls = receiver.url.replace('http:', 'https:');
  expect(await sender.post(request(overTls))).toMatchObject({ status: null, error: 'tls' });
});
