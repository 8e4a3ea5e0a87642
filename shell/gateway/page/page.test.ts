/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { closeGateways, gateway, release, remoteFolder } from '../testing/portal';

afterEach(closeGateways);

async function publicRemote(part: Record<string, unknown> = {}) {
  const base = await remoteFolder('remote_public', {
    current: 'v1',
    releases: {
      v1: release('v1', {
        routes: {
          '/': ['chunks/routes.js', 'chunks/home.js'],
          '/detail/:rid': ['chunks/routes.js', 'chunks/detail.js', 'chunks/detail.css'],
        },
      }),
    },
  });
  return { name: 'remote_public', base, paths: ['/', '/detail'], ...part };
}

test('the page contains the boot manifest and preloads the files of its path', async () => {
  const { app } = await gateway([await publicRemote()]);
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).toContain('"version":"v1"');
  expect(body).toContain(
    '<script defer src="/assets/main.0123456789ab.js" integrity="sha384-shell" crossorigin="anonymous">',
  );
  expect(body).toContain(
    'rel="preload" as="script" href="/remotes/remote_public/v1/entry.js" integrity="sha384-v1" crossorigin="anonymous"',
  );
  expect(body).toContain('as="script" href="/remotes/remote_public/chunks/home.js"');
  expect(body).not.toContain('detail.js');
});

test('an unsupported browser shows a message by a script in ES5 with the nonce', async () => {
  const { app } = await gateway([await publicRemote()]);
  const { body } = await app.inject('/');
  const [, nonce, script = ''] =
    /<p id="old-browser" role="alert" hidden>[^<]+<\/p><script nonce="([^"]+)">([\s\S]*?)<\/script>/.exec(
      body,
    ) ?? [];
  expect(body).toContain(`<script nonce="${nonce}">window.__portal={`);
  expect(script).not.toMatch(/=>|`|\b(?:let|const)\b/);
  const shownIn = (browser: object) => {
    const element = { hidden: true, style: { cssText: '' } };
    const form = (action: string | null, method: string) => ({ getAttribute: () => action, method });
    const button = (type: string, of: object | null) => ({ type, form: of, disabled: false });
    const buttons = [
      button('button', null),
      button('submit', form('/search', 'get')),
      button('submit', form(null, 'post')),
      button('submit', form(null, 'get')),
    ];
    const document = {
      getElementById: () => element,
      addEventListener: (_: string, ready: () => void) => ready(),
      querySelectorAll: () => buttons,
    };
    runInNewContext(script, { ...browser, window: browser, document, RegExp });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([!element.hidden, false, false, !element.hidden]);
    return !element.hidden;
  };
  const AbortSignal = { timeout: () => undefined };
  const CSS = { supports: (rule: string) => rule === 'container-type:inline-size' };
  expect(shownIn({ AbortSignal, CSS })).toBe(false);
  expect(shownIn({ AbortSignal, CSS: { supports: () => false } })).toBe(true);
  expect(shownIn({ AbortSignal: {}, CSS })).toBe(true);
  expect(shownIn({})).toBe(true);
});

test('before the scripts are loaded the page shows its title, text and picture, escaped', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const device = { rid: 'xrd', name: evil, sketch: '物相鉴定', img: '/upload/x.webp', price_fen: 1 };
  const api: RequestListener = (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 1, data: device }));
  };
  const { app } = await gateway([await publicRemote()], { api });
  const { body } = await app.inject('/detail/xrd');
  const view = body.slice(body.indexOf('<div id="root">'), body.indexOf('<noscript>'));
  expect(view).toContain('<h1>&lt;img src=x onerror=alert(1)&gt;</h1><p>物相鉴定</p>');
  expect(view).toContain('<img src="/upload/x.webp" alt=""');
  const nonce = /<style nonce="([^"]+)">/.exec(view)?.[1];
  expect(body).toContain(`<script nonce="${nonce}">`);
});

test('a path with a parameter gets its own chunks and styles', async () => {
  const { app } = await gateway([await publicRemote()]);
  const { body } = await app.inject('/detail/a%20b');
  expect(body).toContain('as="style" href="/remotes/remote_public/chunks/detail.css"');
});

test('the URL cannot break out of its place in the page', async () => {
  const { app } = await gateway([await publicRemote()]);
  const { body } = await app.inject(`/detail/${encodeURIComponent('</script><script>alert(1)')}`);
  expect(body).not.toContain('</script><script>alert');
  expect(body).toContain('%3C%2Fscript%3E%3Cscript%3E');
});

test('a remote with its own origin is preloaded with the same mode as the runtime’s request', async () => {
  const { app } = await gateway([await publicRemote({ publicBase: 'https://cdn.example.com/public/' })]);
  const { body, headers } = await app.inject('/');
  expect(body).toContain('href="https://cdn.example.com/public/chunks/home.js" crossorigin="anonymous"');
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-[^']+' https:\/\/cdn\.example\.com;/,
  );
});

test('scripts run only with the page’s nonce', async () => {
  const { app } = await gateway([await publicRemote()]);
  const pages = await Promise.all([app.inject('/'), app.inject('/')]);
  const nonces = pages.map(({ headers, body }) => {
    const csp = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(csp)?.[1] ?? '';
    expect(csp).not.toContain('unsafe-inline');
    expect(csp).toContain("frame-ancestors 'none'");
    expect(body).toContain(`<script nonce="${nonce}">`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test.each([
  ['all hashed', {}, 'blocked-destinations=(script)'],
  ['of another build', { allHashed: undefined }, undefined],
])('with releases %s the policy for scripts without a hash is %3$s', async (_what, part, policy) => {
  const base = await remoteFolder('remote_public', { current: 'v1', releases: { v1: release('v1', part) } });
  const { app } = await gateway([{ name: 'remote_public', base, paths: ['/'] }]);
  expect((await app.inject('/')).headers['integrity-policy']).toBe(policy);
});

test('a chunk is preloaded with its hash, as the runtime requests it', async () => {
  const integrity = { 'v1/entry.js': 'sha384-v1', 'chunks/home.js': 'sha256-home' };
  const releases = { v1: release('v1', { integrity, routes: { '/': ['chunks/home.js'] } }) };
  const base = await remoteFolder('remote_public', { current: 'v1', releases });
  const { app } = await gateway([{ name: 'remote_public', base, paths: ['/'] }]);
  expect((await app.inject('/')).body).toContain(
    'href="/remotes/remote_public/chunks/home.js" integrity="sha256-home" crossorigin="anonymous"',
  );
});

test('the parts of `shared` that a page waits for are preloaded from the shell, on its path only', async () => {
  const routes = { '/': [], '/contact': [] };
  const parts = { '/contact': ['@portal/shared/form', '@portal/shared/of-a-newer-shell'] };
  const releases = { v1: release('v1', { routes, parts }) };
  const base = await remoteFolder('remote_public', { current: 'v1', releases });
  const { app } = await gateway([{ name: 'remote_public', base, paths: ['/', '/contact'] }]);
  const form =
    'as="script" href="/assets/form.0123456789ab.js" integrity="sha256-form" crossorigin="anonymous"';
  expect((await app.inject('/contact')).body).toContain(form);
  expect((await app.inject('/')).body).not.toContain('form.0123456789ab.js');
});

test('modules have their hashes in an import map before they are preloaded; it is in open pages’ manifest too', async () => {
  const integrity = { 'v1/entry.js': 'sha384-v1', 'v1/page.js': 'sha384-page', 'v1/page.css': 'sha384-css' };
  const routes = { '/': ['v1/page.js', 'v1/page.css'] };
  const releases = { v1: release('v1', { type: 'module', integrity, routes }) };
  const base = await remoteFolder('remote_vite', { current: 'v1', releases });
  const { app } = await gateway([{ name: 'remote_vite', base, paths: ['/'] }]);
  const { body, headers } = await app.inject('/');
  const [, nonce, map = ''] = /<script type="importmap" nonce="([^"]+)">(.*?)<\/script>/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  const entry = '/remotes/remote_vite/v1/entry.js';
  const hashes = Object.fromEntries(
    ['', '?attempt=1', '?attempt=2', '?attempt=3'].flatMap((retry) => [
      [entry + retry, 'sha384-v1'],
      [`/remotes/remote_vite/v1/page.js${retry}`, 'sha384-page'],
    ]),
  );
  expect(JSON.parse(map)).toEqual({ integrity: hashes });
  const preload = `<link rel="modulepreload" href="${entry}" integrity="sha384-v1" crossorigin="anonymous">`;
  expect(body.indexOf(preload)).toBeGreaterThan(body.indexOf(map));
  expect(body).toContain('rel="preload" as="style" href="/remotes/remote_vite/v1/page.css"');
  expect(body).not.toContain('"modules"');
  expect((await app.inject('/remotes.json')).json().remotes.remote_vite).toMatchObject({
    type: 'module',
    modules: hashes,
  });
});

test('pages of an area that says so may use the camera, and no others', async () => {
  const base = await remoteFolder('remote_lab', {
    current: 'v1',
    releases: { v1: release('v1', { routes: { '/lab': ['chunks/lab.js'] } }) },
  });
  const { app } = await gateway([
    await publicRemote(),
    { name: 'remote_lab', base, paths: ['/lab'], camera: true },
  ]);
  const policy = async (url: string) => (await app.inject(url)).headers['permissions-policy'];
  expect(await policy('/lab')).toContain('camera=(self), microphone=()');
  for (const url of ['/', '/laboratory', '/remotes.json', '/healthz'])
    expect(await policy(url)).toContain('camera=()');
});

test('the page has security headers; HSTS only with https', async () => {
  const { app } = await gateway([], { trustProxy: true });
  const plain = await app.inject('/');
  expect(plain.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const secure = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(String(secure.headers['set-cookie'])).toContain('; Secure');
});

test('HSTS and Secure cookies follow from the scheme of the public URL, not from the request', async () => {
  const secure = await gateway([], { publicUrl: 'https://portal.example.com' });
  const { headers } = await secure.app.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(String(headers['set-cookie'])).toContain('; Secure');
  const plain = await gateway([], { publicUrl: 'http://portal.example.com', trustProxy: true });
  const other = await plain.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(other.headers['strict-transport-security']).toBeUndefined();
  expect(String(other.headers['set-cookie'])).not.toContain('Secure');
});

test.each([
  ['/', 200],
  ['/detail/x', 200],
  ['/detail', 404],
  ['/nowhere', 404],
  ['/invited/ABC', 200],
])('%s answers %i with the page', async (url, status) => {
  const { app } = await gateway([await publicRemote()]);
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(body).toContain('<div id="root">');
});

test('pages of an area whose releases cannot be read are not 404: the shell shows the failure', async () => {
  const { app } = await gateway([
    { name: 'remote_member', base: '/nowhere', paths: ['/member'], login: true },
  ]);
  const { statusCode, body } = await app.inject('/member/center');
  expect(statusCode).toBe(200);
  expect(body).toContain('"verdict":"missing"');
});

test('HEAD answers without a body', async () => {
  const { app } = await gateway([await publicRemote()]);
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/' });
  expect([statusCode, body]).toEqual([200, '']);
});

test('the page is compressed as the browser accepts', async () => {
  const { app } = await gateway([await publicRemote()]);
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toContain('accept-encoding');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<div id="root">');
});

test.each([`/a${'/'.repeat(15_000)}x`, `/${'x'.repeat(3000)}?kw=1`])(
  'a path of thousands of characters is 414 with a page in Chinese (%#)',
  async (url) => {
    const { app } = await gateway([await publicRemote()]);
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(414);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).toContain('<h1>网址过长</h1>');
    expect(body).toContain('<a href="/">返回首页</a>');
  },
);

test('a call with such a path gets 414 in the envelope', async () => {
  const { app } = await gateway([]);
  const answer = await app.inject({ method: 'POST', url: `/api/${'x'.repeat(3000)}` });
  expect(answer.statusCode).toBe(414);
  expect(answer.json()).toMatchObject({
    code: 0,
    msg: '网址过长，请检查后重试',
    data: { error: 'path_too_long' },
  });
});

test.each([
  ['//', 200],
  ['//evil.example.com/x', 404],
  ['/%zz', 404],
])('%s answers %i with a page', async (url, status) => {
  const { app } = await gateway([await publicRemote()]);
  const { statusCode, body } = await app.inject({
    url: { pathname: url, protocol: 'http', hostname: 'portal' },
  });
  expect(statusCode).toBe(status);
  expect(body).toContain('<html lang="zh-CN">');
});
