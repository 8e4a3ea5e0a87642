import { createHash, createHmac } from 'node:crypto';
import { newPhone } from '../../../testing/account';
import { member } from '../../../testing/factories';
import { testPorts } from '../../../testing/ports';
import { type ProviderRequest, providerServer } from '../../../testing/providerServer';
import { testApp } from '../../../testing/testApp';
import { notify } from '../../modules/message/message.service';
import { outboxJob } from '../../modules/message/outbox.job';
import { signAcs3 } from './acs3';
import { aliyunSms } from './aliyunSms';

const keys = { keyId: 'LTAI-test-key', keySecret: 'test-secret' };
const now = () => new Date('2026-11-18T02:00:00Z');

const settings = (endpoint: string) => ({
  ...keys,
  signName: '示例检测',
  codeTemplate: 'SMS_1',
  noticeTemplate: 'SMS_2',
  endpoint,
});

/** Verifies a signature as Alibaba Cloud describes it, using only the received request. */
function isSigned({ method, path, query, headers, body }: ProviderRequest): boolean {
  const match = /^ACS3-HMAC-SHA256 Credential=(\S+),SignedHeaders=(\S+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, keyId, names = '', signature] = match ?? [];
  const encode = (text: string) =>
    [...Buffer.from(text)]
      .map((byte) => {
        const sign = String.fromCharCode(byte);
        return /[A-Za-z0-9_.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
      })
      .join('');
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const parameters = Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, path, parameters, lines.join(''), names, hash(body)].join('\n');
  const expected = createHmac('sha256', keys.keySecret)
    .update(`ACS3-HMAC-SHA256\n${hash(request)}`)
    .digest('hex');
  return keyId === keys.keyId && signature === expected && headers['x-acs-content-sha256'] === hash(body);
}

/** Fake Aliyun: refuses calls that are unsigned or repeated. */
function aliyun() {
  const nonces = new Set<string>();
  return providerServer((request) => {
    const nonce = request.headers['x-acs-signature-nonce'] ?? '';
    if (!isSigned(request)) return { Code: 'SignatureDoesNotMatch', RequestId: 'R-1' };
    if (nonces.has(nonce)) return { Code: 'SignatureNonceUsed', RequestId: 'R-2' };
    nonces.add(nonce);
    if (request.query.PhoneNumbers === '13900000000')
      return { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '13900000000 over limit', RequestId: 'R-3' };
    return { Code: 'OK', BizId: 'B-1', RequestId: 'R-4' };
  });
}

test("the signature equals that of Alibaba Cloud's own example", () => {
  const { headers } = signAcs3({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
    keyId: 'YourAccessKeyId',
    keySecret: 'YourAccessKeySecret',
    date: new Date('2023-10-26T10:22:32Z'),
    nonce: '3156853299f313e23d1673dc12e1703d',
  });
  expect(headers.authorization).toContain(
    'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('a code fills one template, a notice the other, without the signature that Aliyun adds', async () => {
  const server = await aliyun();
  const sms = aliyunSms(settings(server.url), now);
  await sms.send('13600000001', '您的登录验证码是 123456', '123456');
  await sms.send('13600000001', "订单(A*1)已确认 '!' ~");
  expect(server.requests.map(({ query, headers }) => [query, headers['x-acs-action']])).toEqual([
    [
      {
        PhoneNumbers: '13600000001',
        SignName: '示例检测',
        TemplateCode: 'SMS_1',
        TemplateParam: '{"code":"123456"}',
      },
      'SendSms',
    ],
    [
      expect.objectContaining({
        TemplateCode: 'SMS_2',
        TemplateParam: JSON.stringify({ text: "订单(A*1)已确认 '!' ~" }),
      }),
      'SendSms',
    ],
  ]);
});

test('a wrong key is refused by Aliyun, and the failure names neither key, phone nor text', async () => {
  const server = await aliyun();
  const wrong = aliyunSms({ ...settings(server.url), keySecret: 'another' }, now);
  const failure = wrong.send('13600000001', '您的登录验证码是 123456', '123456');
  await expect(failure).rejects.toThrow('Aliyun SMS: SignatureDoesNotMatch (R-1)');
  const limited = aliyunSms(settings(server.url), now).send('13900000000', '通知');
  await expect(limited).rejects.toThrow(/^Aliyun SMS: isv\.BUSINESS_LIMIT_CONTROL \(R-3\)$/);
});

test('an invalid answer and a missing answer are failures', async () => {
  const rubbish = await providerServer(() => '<html>');
  await expect(aliyunSms(settings(rubbish.url), now).send('13600000001', '通知')).rejects.toThrow(
    'Aliyun SMS: status 200',
  );
  const gone = aliyunSms(settings('http://127.0.0.1:9'), now).send('13600000001', '通知');
  await expect(gone).rejects.toThrow(/^Aliyun SMS: no answer$/);
});

test('while Aliyun is down codes answer 503 without details, and notices are sent when it is up again', async () => {
  let away = true;
  const server = await providerServer(() =>
    away ? { Code: 'isp.SYSTEM_ERROR', RequestId: 'R-9' } : { Code: 'OK', RequestId: 'R-10' },
  );
  const t = await testApp({ deps: { ports: { ...testPorts(), sms: aliyunSms(settings(server.url), now) } } });
  const waiting = newPhone();
  const refused = await t.call('open/code4sms', { phone: waiting, useFor: 0 });
  expect(refused).toMatchObject({ status: 503, error: 'unavailable' });
  expect(JSON.stringify(refused.data)).not.toMatch(/Aliyun|isp|R-9/);

  const { rid, phone } = await member(t.db);
  const notice = { kind: 'order', title: '通知', text: '数据已交付', link: '/' } as const;
  await t.db.transaction((tx) => notify(tx, rid, notice, t.clock.now()));
  await outboxJob.run(t.deps, t.app.log);
  away = false;
  expect((await t.call('open/code4sms', { phone: waiting, useFor: 0 })).status).toBe(200);
  t.clock.pass(61);
  await outboxJob.run(t.deps, t.app.log);
  const delivered = server.requests.filter(({ query }) => query.PhoneNumbers === phone);
  expect(delivered).toHaveLength(2);
});
