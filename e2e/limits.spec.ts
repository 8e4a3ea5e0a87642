import { type Parts, startParts } from './portal/parts';
import { expect, test } from './portal/test';

/** Sends wrong logins of one account, each with another private client IP; returns the statuses. */
async function spoofedLogins(url: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < count; attempt++) {
    const address = `10.0.0.${attempt}`;
    const response = await fetch(`${url}/api/open/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
      },
      body: JSON.stringify({ account: 'somebody', password: 'wrong-Password' }),
    });
    statuses.push(response.status);
  }
  return statuses;
}

const limited = [...Array(10).fill(401), 429];

test('a spoofed client IP does not change any limit of a portal in one process', async ({ portal }) => {
  expect(await spoofedLogins(portal.url, 11)).toEqual(limited);
});

test.describe('API and gateway as separate processes', () => {
  let parts: Parts;
  test.beforeAll(async () => {
    parts = await startParts();
  });
  test.afterAll(() => parts?.stop());

  test('a spoofed client IP does not change any limit', async () => {
    expect(await spoofedLogins(parts.url, 11)).toEqual(limited);
  });
});
