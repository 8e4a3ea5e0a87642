import { type ProviderRequest, providerServer } from '../../../testing/providerServer';
import { TestClock } from '../../../testing/testApp';
import { officialAccount } from './officialAccount';

/** Fake WeChat: tokens that last two hours, and QR codes for callers with a token. */
async function wechat() {
  const state = { issued: 0, good: '' };
  const answer = ({ path, query, body }: ProviderRequest): unknown => {
    const given = JSON.parse(body);
    if (path === '/cgi-bin/stable_token') {
      if (
        given.appid !== 'wx-app' ||
        given.secret !== 'wx-secret' ||
        given.grant_type !== 'client_credential'
      )
        return { errcode: 40125, errmsg: 'invalid appsecret' };
      state.good = `token-${++state.issued}`;
      return { access_token: state.good, expires_in: 7200 };
    }
    if (query.access_token !== state.good) return { errcode: 40001, errmsg: 'invalid credential' };
    if (given.action_name !== 'QR_STR_SCENE') return { errcode: 40053, errmsg: 'invalid action info' };
    const scene = given.action_info.scene.scene_str;
    return { ticket: 'T', expire_seconds: given.expire_seconds, url: `http://weixin.qq.com/q/${scene}` };
  };
  return { state, ...(await providerServer(answer)) };
}

const settings = (endpoint: string, appSecret = 'wx-secret') => ({
  appId: 'wx-app',
  appSecret,
  token: 'word',
  endpoint,
});

test('QR codes share one access token until shortly before its expiry', async () => {
  const server = await wechat();
  const clock = new TestClock();
  const account = officialAccount(settings(server.url), clock.now);
  const urls = await Promise.all(['one', 'two', 'three'].map((scene) => account.qrCode(scene, 180)));
  expect(urls).toEqual(['one', 'two', 'three'].map((scene) => `http://weixin.qq.com/q/${scene}`));
  expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toMatchObject({ expire_seconds: 180 });
  clock.pass(7200 - 301);
  await account.qrCode('four', 180);
  expect(server.state.issued).toBe(1);
  clock.pass(2);
  await account.qrCode('five', 180);
  expect(server.state.issued).toBe(2);
});

test('a token that WeChat invalidated early is replaced once', async () => {
  const server = await wechat();
  const account = officialAccount(settings(server.url), new TestClock().now);
  await account.qrCode('one', 180);
  server.state.good = 'somebody asked for another';
  expect(await account.qrCode('two', 180)).toBe('http://weixin.qq.com/q/two');
  expect(server.state.issued).toBe(2);
});

test('errors contain the code and neither secret nor token', async () => {
  const server = await wechat();
  const refused = officialAccount(settings(server.url, 'wrong'), new TestClock().now).qrCode('one', 180);
  await expect(refused).rejects.toThrow(/^WeChat: errcode 40125$/);
  const gone = officialAccount(settings('http://127.0.0.1:9'), new TestClock().now).qrCode('one', 180);
  await expect(gone).rejects.toThrow(/^WeChat: no answer$/);
  const rubbish = await providerServer(() => 'no JSON');
  const unread = officialAccount(settings(rubbish.url), new TestClock().now).qrCode('one', 180);
  await expect(unread).rejects.toThrow(/^WeChat: status 200$/);
});
