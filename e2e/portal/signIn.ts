import type { BrowserContext } from '@playwright/test';

/** The demo member of local mode (README). */
const demo = { account: '13800000000', password: 'Portal-2026' };

/** Logs in a member by API, the demo member unless `login` names another, and stores the session before the first page of this browser context. */
export async function signIn(context: BrowserContext, url: string, login = demo): Promise<void> {
  const response = await context.request.post(`${url}/api/open/login`, { data: login });
  if (!response.ok()) throw new Error(`login: ${response.status()} ${await response.text()}`);
  const { token, refreshToken, expires } = (await response.json()).data;
  const value = { access: token, refresh: refreshToken, expiresAt: Date.now() + expires * 1000 };
  await context.addInitScript(
    (stored) => {
      // The initial blank page of a tab has no storage. A page may change or delete the session later.
      if (!location.protocol.startsWith('http') || localStorage.getItem('test.signedIn')) return;
      localStorage.setItem('test.signedIn', 'true');
      localStorage.setItem('portal.token', stored);
    },
    JSON.stringify({ v: 1, value }),
  );
}
