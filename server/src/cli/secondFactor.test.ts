import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../testing/secondFactor';
import { folder, startPortal, t, typed, vars } from '../../testing/staffCommand';
import { testEnv } from '../../testing/testApp';
import { staff } from './staff';

beforeAll(() => startPortal({ deps: { env: { ...testEnv, secondFactor: true } } }));

const session = (): string => join(folder, 'session-13900000001.json');

test('the first login binds an app; later ones take a code, and the session is kept for the next commands', async () => {
  expect(await typed('list')).toEqual({
    code: 1,
    out: '首次登录请先绑定验证器：npm run staff -- totp bind',
  });

  const bound = await typed('totp bind');
  expect(bound.out).toMatch(/[█▀▄ ]{40}/);
  const secret = /密钥　([A-Z2-7]{32})$/m.exec(bound.out)?.[1] ?? '';
  expect((await typed('totp confirm 000000')).code).toBe(1);
  const confirmed = await typed(`totp confirm ${codeOf(secret, t.clock.now())}`);
  expect(confirmed.out.match(/[\dA-Z]{8}-[\dA-Z]{8}/g)).toHaveLength(10);
  expect((await typed('list')).code).toBe(0);
  if (process.platform !== 'win32') expect(statSync(session()).mode & 0o777).toBe(0o600);

  // On another machine there is no session.
  rmSync(session());
  expect(await typed('list')).toEqual({ code: 1, out: '请用 PORTAL_STAFF_TOTP 给出验证器上的动态验证码' });
  t.clock.pass(30);
  const withCode = { ...vars, PORTAL_STAFF_TOTP: codeOf(secret, t.clock.now()) };
  expect((await typed('list', withCode)).code).toBe(0);
  expect((await typed('list')).code).toBe(0);

  // After twelve hours the terminal asks again.
  t.clock.pass(12 * 3600);
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return codeOf(secret, t.clock.now());
  };
  const silent = { log: () => undefined, error: () => undefined, ask };
  expect(await staff(['list'], vars, silent)).toBe(0);
  expect(asked).toEqual(['动态验证码（或恢复码）：']);
  expect((await typed('whoami')).out).toContain('已绑定验证器');

  // A reset ends the stored session, and the next login starts anew.
  await typed('account reset-totp 13900000001');
  expect((await typed('list')).out).toContain('totp bind');
});
