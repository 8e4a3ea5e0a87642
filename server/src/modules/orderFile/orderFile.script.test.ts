import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { member } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { lab, order, send } from '../../../testing/orders';
import { testApp } from '../../../testing/testApp';

const exec = promisify(execFile);
const pdf = { name: '签字.pdf', bytes: '%PDF-1.4\n%%EOF\n' };

test('the program of docs/apiTokens.md fetches the data that was delivered since a day', async () => {
  const t = await testApp();
  const desk = await lab(t);
  t.clock.set('2026-11-18T02:00:00Z');
  const company = await member(t.db, { organization: 2 }, t.clock.now());
  await fund(t.db, company, 100_000);
  const { code } = await order(t, company);
  await desk.acts(code, 'confirm');
  await send(t, 'staff/order/file', { code, kind: 'signed' }, pdf, desk.token);
  await desk.acts(code, 'agree', 'await_sample', 'receive', 'test');
  for (const name of ['衍射.csv', '说明.txt'])
    await send(t, 'staff/order/file', { code, kind: 'data' }, { name, bytes: `${name}\n` }, desk.token);
  await desk.acts(code, 'deliver');
  const { data } = await t.call(
    'auth/apiToken/add',
    { name: '取数', scopes: ['file:read'], days: 30 },
    { token: company.token },
  );
  const docs = readFileSync(join(__dirname, '../../../../docs/apiTokens.md'), 'utf8');
  const program = /```js\n([\s\S]+?)```/.exec(docs)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'portal-fetch-'));
  writeFileSync(join(folder, 'fetchData.mjs'), program);
  const PORTAL = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const run = (day: string) =>
    exec(process.execPath, ['fetchData.mjs', day], {
      cwd: folder,
      env: { PATH: process.env.PATH, PORTAL, PORTAL_TOKEN: data.token },
    });
  const fetched = () => readdirSync(folder).filter((name) => name.startsWith(code));
  await run('2026-11-19');
  expect(fetched()).toEqual([]);
  await run('2026-11-18');
  expect(fetched()).toHaveLength(2);
  const csv = fetched().find((name) => name.endsWith('衍射.csv')) ?? '';
  expect(readFileSync(join(folder, csv), 'utf8')).toBe('衍射.csv\n');
  rmSync(folder, { recursive: true });
});
