import { member } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  token = (await member(t.db)).token;
});

const boundary = 'a-boundary';
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;

async function upload(payload: string | Buffer, type = multipart) {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/auth/upload4file',
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, ...response.json() };
}

test('a file of twenty megabytes is accepted, a larger one refused with 413', async () => {
  const fits = `%PDF-1.7\n${'x'.repeat(20 * 1024 * 1024 - 9)}`;
  expect((await upload(part('name="file"; filename="a.pdf"', fits) + end)).status).toBe(200);
  const larger = await upload(part('name="file"; filename="a.pdf"', `${fits}x`) + end);
  expect(larger).toMatchObject({ status: 413, data: { error: 'body_too_large' } });
});

test.each([
  ['no file', end, multipart, 'file_missing'],
  ['JSON', '{}', 'application/json', 'unsupported_media'],
  ['another part name', part('name="other"; filename="a.pdf"', '%PDF-1.7') + end, multipart, 'invalid_input'],
  ['an unknown field', part('name="more"', 'text') + end, multipart, 'invalid_input'],
  ['a form that breaks off', part('name="file"; filename="a.pdf"', '%PDF-1.7'), multipart, 'malformed_body'],
  ['no boundary', 'text', 'multipart/form-data', 'malformed_body'],
  ['a field of the prototype', part('name="__proto__"', 'text') + end, multipart, 'malformed_body'],
  [
    'two files',
    part('name="file"; filename="a.pdf"', '%PDF-1.7') +
      part('name="file"; filename="b.pdf"', '%PDF-1.7') +
      end,
    multipart,
    'malformed_body',
  ],
])('%s is refused', async (_name, payload, type, error) => {
  expect(await upload(payload, type)).toMatchObject({ status: 422, code: 0, data: { error } });
});
