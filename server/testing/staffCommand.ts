import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '../src/cli/staff';
import { member, testPassword } from './factories';
import { type TestApp, type TestOptions, testApp } from './testApp';

export let t: TestApp;
/** A temporary folder, which has the account of staff. */
export const folder = mkdtempSync(join(tmpdir(), 'staff-'));
/** The environment of the commands. */
export const vars: Record<string, string> = { DATA_DIR: folder };

afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a portal that listens, with an account of staff. */
export async function startPortal(options: TestOptions = {}): Promise<void> {
  t = await testApp(options);
  await addStaff('staff');
  vars.PORTAL_URL = await t.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Creates a member of staff, whose account commands with PORTAL_STAFF=`name` use. */
export async function addStaff(name: string): Promise<void> {
  const { phone } = await member(t.db, { role: 'staff' });
  const account = JSON.stringify({ account: phone, password: testPassword });
  writeFileSync(join(folder, `${name}.json`), account);
}

/** Runs a command; returns its exit code and its output. */
export async function typed(line: string, env: Record<string, string> = vars) {
  const out: string[] = [];
  const say = (text: string) => void out.push(text);
  const code = await staff(line.split(' ').filter(Boolean), env, { log: say, error: say });
  return { code, out: out.join('\n') };
}
