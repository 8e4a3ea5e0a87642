import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Data } from '../shared/src/contract';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { root } from './portal/process';
import { expect, test } from './portal/test';

const run = promisify(execFile);

/** Runs the command as a timer of ops does; returns its exit code and output. */
const check = (vars: Record<string, string>) =>
  run(process.execPath, [join(root, 'deploy/orderCheck.mjs')], { env: vars }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );

test('the check of ops places an order of a test account and cancels it, and names the step that fails', async ({
  request,
  portal,
}) => {
  const phone = newPhone();
  const token = await newMember(request, portal, phone);
  const vars = { CHECK_URL: portal.url, CHECK_ACCOUNT: phone, CHECK_PASSWORD: memberPassword };
  const uncertified = await check(vars);
  expect(uncertified.stdout).toContain('FAILED order');
  expect(uncertified.code).toBe(1);

  await certify(request, token);
  const good = await check(vars);
  expect(good.stdout.match(/^ok/gm)).toHaveLength(6);
  expect(good.code).toBe(0);
  const orders = await post<Data<'auth/web/order/list4person'>>(
    request,
    'auth/web/order/list4person',
    {},
    token,
  );
  expect(orders.list.map(({ state }) => state)).toEqual(['cancelled']);
  const plan = await post<Data<'auth/tempDevice'>>(request, 'auth/tempDevice', {}, token);
  expect(plan.groups).toEqual([]);

  const wrong = await check({ ...vars, CHECK_PASSWORD: 'Wrong-2026' });
  expect(wrong).toMatchObject({ code: 1, stdout: expect.stringContaining('FAILED login') });
  const away = await check({ ...vars, CHECK_URL: 'http://127.0.0.1:9' });
  expect(away).toMatchObject({ code: 1, stdout: expect.stringContaining('FAILED home page') });
});
