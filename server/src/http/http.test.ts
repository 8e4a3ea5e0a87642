import { testPorts } from '../../testing/ports';
import { type TestApp, testApp } from '../../testing/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const json = { 'content-type': 'application/json' };
const post = (path: string, payload: string, headers: Record<string, string> = json) =>
  t.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });

describe('every answer uses the envelope', () => {
  test.each([
    ['GET', '/api/no/such/call'],
    ['GET', '/nowhere'],
    ['DELETE', '/api/open/setting'],
    ['POST', '/api/%zz'],
  ] as const)('%s %s is an unknown path', async (method, url) => {
    const response = await t.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 0,
      msg: '请求的地址不存在',
      data: { error: 'unknown_path' },
    });
  });

  test.each([
    ['broken JSON', '{"account":', 'malformed_body'],
    ['no object', '[]', 'malformed_body'],
    ['null inside', 'null', 'invalid_input'],
    ['a number', '7', 'malformed_body'],
    ['prototype pollution', '{"__proto__":{"admin":1},"account":"a","password":"b"}', 'malformed_body'],
    ['a constructor', '{"constructor":{"prototype":{}}}', 'malformed_body'],
    ['an unknown field', '{"account":"a","password":"b","admin":true}', 'invalid_input'],
    ['a NUL character', '{"account":"a","password":"b\\u0000"}', 'invalid_input'],
    ['half a surrogate pair', '{"account":"a\\ud800","password":"b"}', 'invalid_input'],
    ['a huge number', '{"account":1e400,"password":"b"}', 'invalid_input'],
    [
      'deep nesting',
      `{"account":${'['.repeat(50_000)}${']'.repeat(50_000)},"password":"b"}`,
      'invalid_input',
    ],
  ])('%s is refused with 422', async (_name, payload, error) => {
    const response = await post('open/login', payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 0, data: { error } });
  });

  test.each(['open/setting', 'open/web/device/detail', 'open/web/search'])(
    'deep nesting in the cached call %s is refused with 422',
    async (path) => {
      const deep = '['.repeat(5000) + ']'.repeat(5000);
      for (const payload of [deep, `{"kw":${deep}}`])
        expect((await post(path, payload)).statusCode).toBe(422);
    },
  );

  test('a path longer than that of any call is refused with 414', async () => {
    const response = await t.app.inject(`/api/${'/'.repeat(3000)}x`);
    expect(response.statusCode).toBe(414);
    expect(response.json()).toMatchObject({ code: 0, data: { error: 'path_too_long' } });
  });

  test('a different content type is refused', async () => {
    const response = await post('open/login', 'account=a', { 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.error).toBe('unsupported_media');
  });

  test('a body of more than one megabyte is refused with 413', async () => {
    const response = await post('open/login', JSON.stringify({ account: 'x'.repeat(1024 * 1024) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 0, data: { error: 'body_too_large' } });
  });

  test('each invalid field has its first message', async () => {
    const answer = await t.call('open/login', { account: '', password: '' });
    expect(answer).toMatchObject({ status: 422, msg: '[用户名/手机号]不能为空' });
    expect(answer.fields).toEqual({ account: '[用户名/手机号]不能为空', password: '[密码]不能为空' });
  });
});

describe('request ids', () => {
  test('a well-formed one is kept and returned with the refusal', async () => {
    const response = await post('open/login', '{', { ...json, 'x-request-id': 'browser-42.a' });
    expect(response.headers['x-request-id']).toBe('browser-42.a');
    expect(response.json().data.requestId).toBe('browser-42.a');
  });

  test.each(['', 'two words', 'x'.repeat(65), '<script>'])('%p is replaced', async (given) => {
    const response = await t.app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('answers may not be stored, sniffed or framed', async () => {
  const { headers } = await post('open/setting', '{}');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
});

describe('monitoring', () => {
  test('health and readiness are reported', async () => {
    expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await t.app.inject('/readyz')).json()).toMatchObject({ status: 'ok' });
  });

  test('a process that cannot reach its files is not ready, one without mail is', async () => {
    const broken = testPorts();
    broken.files.check = () => Promise.reject(new Error('no volume'));
    broken.mail.send = () => Promise.reject(new Error('no mail server'));
    const one = await testApp({ deps: { ports: broken } });
    // Files fail before the database has answered: a rejection that nobody handles yet would end the process.
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const answer = await one.app.inject('/readyz');
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'unavailable', failed: ['files'] });
    expect(answer.headers['retry-after']).toBe('5');
    broken.files.check = async () => undefined;
    expect((await one.app.inject('/readyz')).statusCode).toBe(200);
  });

  test('requests are counted per route pattern', async () => {
    await post('open/setting', '{}');
    await t.app.inject('/api/nobody/knows/this');
    const { body } = await t.app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/open\/setting",status="200"\} [1-9]/,
    );
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain('nobody');
  });
});
