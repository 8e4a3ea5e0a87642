import { testApp, testEnv } from '../../testing/testApp';

const gateway = '192.0.2.1';

test('behind the gateway the limits count the client IP that the gateway passes on, whatever headers the client sends', async () => {
  const t = await testApp({ deps: { env: { ...testEnv, trustProxy: 1 } } });
  const login = async (forwardedFor: string) => {
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/open/login',
      payload: { account: 'nobody', password: 'wrong-Password' },
      headers: { 'x-forwarded-for': forwardedFor },
      remoteAddress: gateway,
    });
    return response.statusCode;
  };
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await login(`10.0.0.${attempt}, 198.51.100.2`)).toBe(401);
  expect(await login('10.0.0.99, 198.51.100.2')).toBe(429);
  expect(await login('198.51.100.3')).toBe(401);
});
