import { type TestApp, testApp, testEnv } from '../../../testing/testApp';
import { poll, requestTicket } from '../../../testing/wechat';
import { callbackSignature } from '../../ports/wechat/callback';

const token = 'shared-word';
const wechat = { appId: 'wx-app', appSecret: 'wx-secret', token, endpoint: 'http://127.0.0.1:9' };

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ deps: { env: { ...testEnv, wechat } } });
});

let counter = 0;

/** Returns a query with WeChat's signature, `late` seconds old. */
function signedQuery(late = 0, word = token): string {
  const timestamp = String(Math.floor(t.clock.now().getTime() / 1000) - late);
  const nonce = String(++counter);
  const signature = callbackSignature(word, { timestamp, nonce });
  return new URLSearchParams({ signature, timestamp, nonce }).toString();
}

const event = (openid: string, type: string, key: string) =>
  `<xml><ToUserName><![CDATA[gh_portal]]></ToUserName><FromUserName><![CDATA[${openid}]]></FromUserName><CreateTime>1</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${type}]]></Event><EventKey><![CDATA[${key}]]></EventKey></xml>`;

const message = (openid: string, content: string) =>
  `<xml><ToUserName><![CDATA[gh_portal]]></ToUserName><FromUserName><![CDATA[${openid}]]></FromUserName><CreateTime>1</CreateTime><MsgType><![CDATA[text]]></MsgType><Content><![CDATA[${content}]]></Content></xml>`;

function post(payload: string, query = signedQuery()) {
  return t.app.inject({
    method: 'POST',
    url: `/api/open/wx/callback?${query}`,
    headers: { 'content-type': 'text/xml' },
    payload,
  });
}

const stateOf = async (ticket: string) => (await poll(t, ticket)).data.state;

test('the URL check of WeChat: a signed word is returned, any other is refused', async () => {
  const get = (query: string) => t.app.inject(`/api/open/wx/callback?${query}&echostr=echo-1`);
  const answer = await get(signedQuery());
  expect([answer.statusCode, answer.body]).toEqual([200, 'echo-1']);
  for (const query of [signedQuery(0, 'another word'), signedQuery(301), signedQuery(-301), 'signature=a'])
    expect((await get(query)).statusCode).toBe(403);
});

test.each([
  ['SCAN', (scene: string) => scene],
  ['subscribe', (scene: string) => `qrscene_${scene}`],
])('%s asks the person who scanned for a confirmation, and the reply confirms', async (type, key) => {
  const { ticket, scene } = await requestTicket(t);
  const openid = `open-${type}`;
  const asked = await post(event(openid, type, key(scene)));
  expect(asked.headers['content-type']).toContain('text/xml');
  expect(asked.body).toContain(`<ToUserName><![CDATA[${openid}]]></ToUserName>`);
  expect(asked.body).toContain('回复 1 确认登录');
  expect(await stateOf(ticket)).toBe('scanned');
  expect((await post(message(openid, '1'))).body).toContain('已确认登录');
  expect(await stateOf(ticket)).toBe('bind');
});

test('a callback is handled once, also when its signature is sent with other content', async () => {
  const first = await requestTicket(t);
  const second = await requestTicket(t);
  const query = signedQuery();
  await post(event('open-replay', 'SCAN', first.scene), query);
  const again = await post(event('open-replay', 'SCAN', second.scene), query);
  expect([again.statusCode, again.body]).toEqual([200, 'success']);
  expect([await stateOf(first.ticket), await stateOf(second.ticket)]).toEqual(['scanned', 'waiting']);
});

test('a callback without a valid signature has no effect', async () => {
  const { ticket, scene } = await requestTicket(t);
  for (const query of [signedQuery(0, 'another word'), signedQuery(301), '']) {
    expect((await post(event('open-bad', 'SCAN', scene), query)).statusCode).toBe(403);
  }
  expect(await stateOf(ticket)).toBe('waiting');
});

test('a callback that is not about a login, or is too late, is accepted without effect', async () => {
  expect((await post(message('open-chat', '你好'))).body).toBe('success');
  expect((await post('<xml><broken')).body).toBe('success');
  expect((await post(message('open-chat', '1'))).body).toContain('二维码已过期');
  const { scene } = await requestTicket(t);
  t.clock.pass(180);
  expect((await post(event('open-late', 'SCAN', scene))).body).toContain('二维码已过期');
});

test('there is no callback, and no local phone with one, unless an official account is configured', async () => {
  const plain = await testApp();
  expect((await plain.app.inject('/api/open/wx/callback')).statusCode).toBe(404);
  expect((await t.app.inject('/local/phone')).statusCode).toBe(404);
});
