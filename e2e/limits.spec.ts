import { type Parts, startParts } from './portal/parts';
import { expect, test } from './portal/test';

/** Answers to wrong logins of one account, each of which claims to come from another private address. */
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

test('a spoofed address moves no limit of a portal in one process', async ({ portal }) => {
  expect(await spoofedLogins(portal.url, 11)).toEqual(limited);
});

test.describe('API and gateway as processes of their own', () => {
  let parts: Parts;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    parts = await startParts();
  });
  test.afterAll(() => parts?.stop());

  test('a spoofed address moves no limit', async () => {
    expect(await spoofedLogins(parts.url, 11)).toEqual(limited);
  });
});
