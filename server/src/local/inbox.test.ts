import { testApp, testEnv } from '../../testing/testApp';
import { localMail, localSms } from '../ports/localInbox';

const mail = { id: 'letter', subject: '数据已交付', text: '请登录查看', html: '<p>请登录查看</p>' };

test('the inbox shows messages, newest first, and escapes their text', async () => {
  const t = await testApp();
  await localSms(t.deps).send('13700000001', '<script>alert(1)</script>');
  await localMail(t.deps).send('somebody@example.com', mail);

  const page = await t.app.inject('/local/inbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(page.body).not.toContain('<script');
  expect(page.body.indexOf('数据已交付')).toBeLessThan(page.body.indexOf('&lt;script&gt;'));

  const at = t.clock.now().toISOString();
  expect((await t.app.inject('/local/inbox.json?to=somebody@example.com')).json()).toEqual([
    { channel: 'mail', to: 'somebody@example.com', text: '数据已交付\n请登录查看', at },
  ]);
  expect((await t.app.inject('/local/inbox.json?to=%00')).json()).toEqual([]);
  // The local adapter adds the brand in front, as a provider does with its signature.
  expect((await t.app.inject('/local/inbox.json?to=13700000001')).json()).toEqual([
    { channel: 'sms', to: '13700000001', text: '【示例检测】<script>alert(1)</script>', at },
  ]);
});

test('production has no inbox', async () => {
  const t = await testApp({ deps: { env: { ...testEnv, mode: 'production' } } });
  expect((await t.app.inject('/local/inbox')).statusCode).toBe(404);
  expect((await t.app.inject('/local/inbox.json')).statusCode).toBe(404);
});
