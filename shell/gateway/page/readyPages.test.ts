/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { content, drawnPortal } from '../testing/drawnPortal';
import { closeGateways } from '../testing/portal';

afterEach(closeGateways);

/** An API that counts its calls, and can be away. */
function countedApi() {
  const seen = { calls: 0, isAway: false };
  const api: RequestListener = (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/api/open/')) seen.calls += 1;
    else response.setHeader('portal-outdates', 'auth/web/order/list4person');
    response.statusCode = seen.isAway ? 503 : 200;
    response.end(JSON.stringify(seen.isAway ? { code: 0, msg: '', data: {} } : { code: 1, data: content }));
  };
  return { seen, api };
}

const nonceOf = (headers: Record<string, unknown>) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

test('3,000 visitors of one page at a time get the same page with their own nonce, request and cookie', async () => {
  content.name = '门户首页';
  const { app, drawn } = await drawnPortal();
  await drawn('/about/us');
  await app.inject('/about/us');
  const encodings = ['br', 'gzip', 'identity'];
  const answers = await Promise.all(
    Array.from({ length: 3000 }, (_, index) => {
      const headers = { 'x-request-id': `visitor-${index}`, 'accept-encoding': encodings[index % 3] };
      return app.inject({ url: '/about/us', headers });
    }),
  );
  const nonces = new Set<string>();
  for (const [index, { headers, rawPayload }] of answers.entries()) {
    const nonce = nonceOf(headers);
    const plain =
      [brotliDecompressSync, gunzipSync, (bytes: Buffer) => bytes][index % 3]?.(rawPayload).toString() ?? '';
    expect(plain).toContain('<h1>门户首页</h1>');
    const used = [...plain.matchAll(/nonce="([^"]*)"/g)].map(([, own]) => own);
    expect(new Set(used)).toEqual(new Set([nonce]));
    const own = /Object\.assign\(window\.__portal\.manifest,(\{.*?\}) *\)/.exec(plain)?.[1] ?? '{}';
    expect(JSON.parse(own)).toMatchObject({ nonce, request: `visitor-${index}` });
    nonces.add(`${nonce} ${headers['set-cookie']}`);
  }
  expect(nonces.size).toBe(3000);
});

test('many visitors at a time cost a few calls, and what somebody changes elsewhere is seen within a second', async () => {
  content.name = '旧';
  const { seen, api } = countedApi();
  const { get, drawn } = await drawnPortal({ api });
  await drawn('/about/us');
  await get('/about/us');
  const before = seen.calls;
  await Promise.all(Array.from({ length: 500 }, () => get('/about/us')));
  expect(seen.calls - before).toBeLessThan(20);
  content.name = '新';
  await wait(1000);
  expect(await get('/about/us')).toContain('<h1>新</h1>');
});

test('who asks after an act sees what it changed', async () => {
  content.name = '旧';
  const { app, get, drawn } = await drawnPortal(countedApi());
  await drawn('/about/us');
  for (const name of ['第一次', '第二次', '第三次']) {
    await get('/about/us');
    content.name = name;
    await app.inject({ method: 'POST', url: '/api/staff/article/save', payload: {} });
    expect(await get('/about/us')).toContain(`<h1>${name}</h1>`);
  }
});

test('while the API is away a page that was drawn before is sent, and others without', async () => {
  content.name = '还在';
  const { seen, api } = countedApi();
  const { get, drawn } = await drawnPortal({ api });
  await drawn('/about/us');
  await get('/about/us');
  seen.isAway = true;
  await wait(1100);
  expect(await get('/about/us')).toContain('<h1>还在</h1>');
  expect(await get('/about/others')).not.toContain('id="drawn"');
  seen.isAway = false;
  content.name = '回来';
  await wait(300);
  await get('/about/us');
  await wait(300);
  expect(await get('/about/us')).toContain('<h1>回来</h1>');
});
