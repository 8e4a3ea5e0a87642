import { type TestApp, testApp, testEnv } from '../../testing/testApp';
import { pressPhone, requestTicket } from '../../testing/wechat';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test('the page shows codes to scan, then to confirm, then none', async () => {
  const { scene } = await requestTicket(t);
  const page = () => t.app.inject('/local/phone').then((response) => response.body);
  expect(await page()).toContain('<button>扫描</button>');
  expect(await pressPhone(t, 'scan', scene, 'local-wechat-1')).toBe(303);
  expect(await page()).toContain('微信用户甲已扫描');
  expect(await page()).toContain('<button>确认登录</button>');
  await pressPhone(t, 'confirm', scene, 'local-wechat-1');
  expect(await page()).toContain('没有等待扫描的二维码');
});

test('opened by a QR code it shows only that one, runs no script and allows forms only to itself', async () => {
  const { scene } = await requestTicket(t);
  const other = await requestTicket(t);
  const page = await t.app.inject(`/local/phone?scene=${scene}`);
  expect(page.body).toContain(scene);
  expect(page.body).not.toContain(other.scene);
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
});

test.each([{}, { scene: 'a', openid: '<b>' }, { scene: 'a' }])('refuses %j', async (payload) => {
  const response = await t.app.inject({ method: 'POST', url: '/local/phone/scan', payload });
  expect(response.statusCode).toBe(422);
});

test('production has no phone', async () => {
  const live = await testApp({ deps: { env: { ...testEnv, mode: 'production' } } });
  expect((await live.app.inject('/local/phone')).statusCode).toBe(404);
  expect(await pressPhone(live, 'scan', 'a', 'b')).toBe(404);
});
