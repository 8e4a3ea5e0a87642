/** @jest-environment node */
import { createHmac } from 'node:crypto';
import type { GatewayOptions } from '../options';
import { optionsFromEnv } from '../options';
import { closeGateways, gateway, release, remoteFolder } from '../testing/portal';

afterEach(closeGateways);

const key = 'a-key-of-ops-with-32-characters!';
const hour = 3_600_000;

const encoded = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

const signed = (content: string, by: string) =>
  `${content}.${encoded(createHmac('sha256', by).update(content).digest())}`;

/** Returns a token as a developer makes it; `part` overrides the defaults. */
const token = (part: Record<string, unknown> = {}, by = key) =>
  signed(
    encoded(
      JSON.stringify({
        area: 'remote_public',
        origin: 'http://localhost:3001',
        expires: Date.now() + hour,
        ...part,
      }),
    ),
    by,
  );

async function portal(options: Partial<GatewayOptions> = {}) {
  const areas = [
    { name: 'remote_public', paths: ['/', '/detail'], title: '检测服务' },
    { name: 'remote_member', paths: ['/member'] },
  ];
  const remotes = await Promise.all(
    areas.map(async (area) => ({
      ...area,
      base: await remoteFolder(area.name, {
        current: 'v1',
        releases: { v1: release('v1', { routes: { '/': [], '/member': [], '/detail/:rid': [] } }) },
      }),
    })),
  );
  const override = { key, hosts: ['dev1.example.com'] };
  return (await gateway(remotes, { mode: 'production', override, ...options })).app;
}

type App = Awaited<ReturnType<typeof portal>>;

/** Opens a link as a browser does: with the cookie of its answer afterwards. */
async function follow(app: App, url: string, before = '') {
  const answer = await app.inject({ url, headers: { cookie: before } });
  const set = answer.cookies.find(({ name }) => name === 'portal.override');
  const cookie = set === undefined ? before : `portal.override=${encodeURIComponent(set.value)}`;
  return { answer, set, cookie };
}

const page = (app: App, url: string, cookie: string) => app.inject({ url, headers: { cookie } });

test('a signed link gives one browser the area of a dev server, with a bar that ends it', async () => {
  const app = await portal();
  const { answer, set, cookie } = await follow(app, `/detail/d1?override=${token()}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/detail/d1']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(set?.maxAge).toBeLessThanOrEqual(3600);

  const { body, headers } = await page(app, '/detail/d1', cookie);
  expect(body).toContain('"entry":"http://localhost:3001/area-dev/entry.js"');
  expect(body).toMatch(/开发版本：“检测服务”来自 http:\/\/localhost:3001，到 \d\d:\d\d 为止/);
  expect(body).toContain('<a href="?override=end">结束</a>');
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*http:\/\/localhost:3001/);
  expect(headers['content-security-policy']).toMatch(/connect-src [^;]*ws:\/\/localhost:3001/);
  expect(headers).not.toHaveProperty('integrity-policy');
  const manifest = await page(app, '/remotes.json', cookie);
  expect(manifest.json().remotes.remote_public).toMatchObject({ override: true });

  const ended = await follow(app, '/detail/d1?override=end', cookie);
  expect([ended.answer.statusCode, ended.answer.headers.location, ended.set?.maxAge]).toEqual([
    303,
    '/detail/d1',
    0,
  ]);
});

test('other browsers get the release and its policy', async () => {
  const app = await portal();
  await follow(app, `/?override=${token()}`);
  const { body, headers } = await page(app, '/', '');
  expect(body).toContain('"version":"v1"');
  expect(body).not.toContain('override');
  expect(headers['content-security-policy']).not.toContain('localhost:3001');
});

test('two areas may come from dev servers', async () => {
  const app = await portal();
  const first = await follow(app, `/?override=${token()}`);
  const other = token({ area: 'remote_member', origin: 'https://dev1.example.com' });
  const second = await follow(app, `/member?override=${other}`, first.cookie);
  const { body } = await page(app, '/member', second.cookie);
  expect(body).toContain('“检测服务”来自 http://localhost:3001');
  expect(body).toContain('“remote_member”来自 https://dev1.example.com');
});

const forgedContent = () => {
  const [, signature] = token().split('.');
  const [content] = token({ origin: 'https://evil.example.com' }).split('.');
  return `${content}.${signature}`;
};

test.each([
  ['another key', () => token({}, 'another-key'), '签名不对'],
  ['changed content', forgedContent, '签名不对'],
  ['no signature', () => token().split('.')[0] ?? '', '签名不对'],
  ['a signed text that is no token', () => signed(encoded('{}'), key), '签名不对'],
  ['a signed path', () => token({ origin: 'http://localhost:3001/a' }), '签名不对'],
  ['nothing', () => '', '签名不对'],
  ['an expired token', () => token({ expires: Date.now() - 1 }), '已过期'],
  ['a token for nine hours', () => token({ expires: Date.now() + 9 * hour }), '超过 8 小时'],
  ['a host that ops do not list', () => token({ origin: 'https://evil.example.com' }), '允许的主机'],
  ['an area that is not there', () => token({ area: 'remote_lab' }), '没有这个栏目'],
])('%s is refused with a message and without a cookie', async (_case, made, message) => {
  const app = await portal();
  const { answer, set } = await follow(app, `/?override=${encodeURIComponent(made())}`);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain(message);
  expect(set).toBeUndefined();
});

test('without a key the gateway takes no override, neither by a link nor by a cookie', async () => {
  const app = await portal();
  const { cookie } = await follow(app, `/?override=${token()}`);
  const closed = await gateway([], { mode: 'production' });
  const { answer, set } = await follow(closed.app, `/?override=${token()}`);
  expect([answer.statusCode, set]).toEqual([403, undefined]);
  expect(answer.body).toContain('本门户没有开放开发版本');
  expect((await page(closed.app, '/', cookie)).body).not.toContain('localhost:3001');
});

test.each([
  'portal.override=%E0%A4',
  'portal.override=~~~',
  `portal.override=${token({}, 'another-key')}`,
  `portal.override=${token({ expires: Date.now() - 1 })}`,
])('a cookie that is not valid has no effect (%#)', async (cookie) => {
  const { statusCode, body } = await page(await portal(), '/', cookie);
  expect(statusCode).toBe(200);
  expect(body).not.toContain('override');
});

test('the answer of a link leads to no other host', async () => {
  const { answer } = await follow(await portal(), `//evil.example.com/?override=${token()}`);
  expect(answer.headers.location).toBe('/evil.example.com/');
});

test.each([
  ['OVERRIDE_KEY', 'short', 'must have at least 32 characters'],
  ['OVERRIDE_HOSTS', 'https://dev1.example.com', 'must be names of hosts'],
])('an invalid %s ends the start', (name, value, message) => {
  expect(() => optionsFromEnv({ API_URL: 'http://api:8081', [name]: value })).toThrow(message);
});
