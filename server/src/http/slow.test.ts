import type { RequestTimeouts } from '@portal/shared/node';
import { rawClient, refusalOf, slowClient } from '../../../shared/src/node/testing/slowClient';
import { type TestApp, testApp } from '../../testing/testApp';
import { buildApp } from '../app';

const path = '/api/open/setting';
const json = { path, type: 'application/json', length: 2 };
const form = { path, type: 'multipart/form-data; boundary=b', length: 2 };
const late = { status: 408, code: 0, msg: '提交超时，请检查网络后重试', error: 'request_timeout' };
const patient = { headers: 60_000, body: 60_000, upload: 60_000, silence: 60_000, stop: 60_000 };

/** Starts the application with these timeouts on the database of `t`, listening on a port. */
async function listening(t: TestApp, timeouts: Partial<RequestTimeouts>) {
  const app = await buildApp({ ...t.deps, timeouts });
  return { app, port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) };
}

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test('a body that is too slow is refused with 408; a form has its own, longer timeout', async () => {
  const { app, port } = await listening(t, { ...patient, body: 100, stop: 100 });
  const upload = await slowClient(port, form);
  const call = await slowClient(port, json);
  expect(await refusalOf(call.closed)).toEqual({ ...late, requestId: expect.any(String) });
  upload.send('}');
  // The call accepts no form, so it is refused by the application and not by the timeout.
  expect(await upload.closed).toMatch(/^HTTP\/1.1 422 /);
  await app.close();
});

test('a slow body does not keep the API from stopping', async () => {
  const { app, port } = await listening(t, { ...patient, stop: 100 });
  const client = await slowClient(port, json);
  await new Promise((resolve) => app.server.once('request', resolve));
  await app.close();
  expect(await client.closed).toBe('');
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
  [
    'too many headers',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])('%s is answered in the envelope', async (_case, text, status, error) => {
  const { app, port } = await listening(t, patient);
  expect(await refusalOf(rawClient(port, text))).toMatchObject({
    status,
    error,
    msg: expect.stringMatching(/请/),
  });
  await app.close();
});

test('two Host headers are refused, because a proxy may have taken the other one', async () => {
  const { port } = await listening(t, patient);
  const text = 'GET /healthz HTTP/1.1\r\nHost: a.example.com\r\nHost: b.example.com\r\n\r\n';
  expect(await refusalOf(rawClient(port, text))).toMatchObject({ status: 400, error: 'malformed_request' });
});
