/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { closeGateways, gateway } from './testing/portal';

afterEach(closeGateways);

/** A fake API that keeps what it gets and gives these answers. */
async function portal(status: number, answer: unknown) {
  const got: { body: string; key: string; from: string }[] = [];
  const api: RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    got.push({
      body,
      key: String(request.headers['idempotency-key']),
      from: String(request.headers['x-forwarded-for']),
    });
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  };
  const { app } = await gateway([], { api });
  const post = (path: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: path,
      payload,
      remoteAddress: '192.0.2.7',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { post, got };
}

test('a requirement of a browser without scripts reaches the API once, and its number is shown', async () => {
  const { post, got } = await portal(200, { code: 1, msg: '', data: { code: 'R20261127-000001' } });
  const payload = 'content=%E7%89%A9%E7%9B%B8&name=%E6%9E%97%E6%99%93&phone=15170000077&email=&other=1';
  const { statusCode, body, headers } = await post('/require?device=xrd', payload);
  expect(statusCode).toBe(200);
  expect(body).toContain('编号 R20261127-000001');
  expect(headers['cache-control']).toBe('no-store');
  await post('/require', payload);
  expect(got.map(({ from }) => from)).toEqual(['192.0.2.7', '192.0.2.7']);
  expect(got[0]?.key).toBe(got[1]?.key);
  for (const part of ['name="kind"', 'requirement', '物相', '林晓', '15170000077'])
    expect(got[0]?.body).toContain(part);
  expect(got[0]?.body).not.toMatch(/name="(email|other)"/);
});

test('a refusal names the fields, and a message of the contact page is one', async () => {
  const refusal = {
    code: 0,
    msg: '输入有误',
    data: { error: 'invalid_input', fields: { phone: '[手机号]格式不正确' } },
  };
  const { post, got } = await portal(422, refusal);
  const { statusCode, body } = await post('/contact', 'content=%3Cb%3E&phone=1');
  expect(statusCode).toBe(422);
  expect(body).toContain('[手机号]格式不正确');
  expect(got[0]?.body).toContain('message');
});

test('without the API nothing is claimed to be sent', async () => {
  const { post } = await portal(502, '<html>');
  const { statusCode, body } = await post('/require', 'content=a');
  expect(statusCode).toBe(503);
  expect(body).toContain('需求未提交');
});
