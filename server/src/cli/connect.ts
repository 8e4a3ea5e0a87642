import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withoutTrailingSlashes } from '@portal/shared/node';
import { CommandError, call, type Portal, reach } from './portal';

type Vars = Readonly<Record<string, string | undefined>>;

export interface ConnectOptions {
  /** Connects for a command that changes the password or binds an authenticator app: no code is asked. */
  readonly beforeSecondFactor?: true;
  /** Asks the person at the terminal; missing when nobody can answer. */
  readonly ask?: (question: string) => Promise<string>;
}

/**
 * Logs in as staff, with PORTAL_STAFF_ACCOUNT and PORTAL_STAFF_PASSWORD (or PORTAL_STAFF_PASSWORD_FILE), or with an account of local mode: `staff`, or
 * the one that PORTAL_STAFF names (`reviewer`). When the portal requires a second factor, the code comes from
 * PORTAL_STAFF_TOTP or from the terminal, and the session is stored for the commands of the next hours.
 */
export async function connect(vars: Vars, options: ConnectOptions = {}): Promise<Portal> {
  const url = withoutTrailingSlashes(vars.PORTAL_URL ?? `http://localhost:${vars.PORT ?? '8080'}`);
  await reach({ url, token: '' });
  const known = await credentials(vars);
  const file = join(vars.DATA_DIR ?? './.data', `session-${basename(known.account)}.json`);
  if (options.beforeSecondFactor) {
    const portal = await logIn(url, known);
    return {
      ...portal,
      keep: () => storeSession(file, portal),
      changePassword: () => changePassword(portal, known, vars, options),
    };
  }
  const stored = await storedSession(file, url);
  const state = stored && (await stateOf(stored));
  const portal = stored && state !== 'ended' ? stored : await logIn(url, known);
  if ((portal === stored ? state : await stateOf(portal)) === 'verified') return portal;
  const code = vars.PORTAL_STAFF_TOTP || (await options.ask?.('动态验证码（或恢复码）：'));
  if (!code)
    throw new CommandError('请用 PORTAL_STAFF_TOTP 给出验证器上的动态验证码', 'second_factor_required');
  await call(portal, 'staff/secondFactor/verify', { code });
  await storeSession(file, portal);
  return portal;
}

async function logIn(url: string, known: Credentials): Promise<Portal> {
  const { account, password } = known;
  const { token } = await call({ url, token: '' }, 'open/login', { account, password });
  return { url, token };
}

/** Returns the state of a session. Throws, with the command to run, when the password is not the person's own or no app is bound. */
async function stateOf(portal: Portal): Promise<'verified' | 'unverified' | 'ended'> {
  try {
    await call(portal, 'staff/account/self', {});
    return 'verified';
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (error.id === 'token_invalid') return 'ended';
    if (error.id === 'second_factor_required') return 'unverified';
    if (error.id === 'password_change_required')
      throw new CommandError('密码由管理员设置，请先修改：npm run staff -- password', error.id);
    if (error.id !== 'second_factor_missing') throw error;
    throw new CommandError('首次登录请先绑定验证器：npm run staff -- totp bind', error.id);
  }
}

/**
 * Replaces the password by the one in PORTAL_STAFF_NEW_PASSWORD, or by what the person types. When the account came from a
 * file of the data folder, the file has the new password for the next commands.
 */
async function changePassword(
  portal: Portal,
  { account, password: old, file }: Credentials,
  vars: Vars,
  { ask }: ConnectOptions,
): Promise<void> {
  const password = vars.PORTAL_STAFF_NEW_PASSWORD || (await ask?.('新密码：'));
  if (!password) throw new CommandError('请用 PORTAL_STAFF_NEW_PASSWORD 给出新密码');
  await call(portal, 'auth/user/password', { old, password });
  if (file !== undefined)
    await writeFile(file, `${JSON.stringify({ account, password })}\n`, { mode: 0o600 });
}

async function storedSession(file: string, url: string): Promise<Portal | undefined> {
  const stored: unknown = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('url' in stored)) return;
  const { token } = stored;
  return stored.url === url && typeof token === 'string' ? { url, token } : undefined;
}

/** Stores a verified session, readable by its owner only. */
async function storeSession(file: string, { url, token }: Portal): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify({ url, token })}\n`, { mode: 0o600 });
}

interface Credentials {
  readonly account: string;
  readonly password: string;
  /** The file that they come from. */
  readonly file?: string;
}

async function credentials(vars: Vars): Promise<Credentials> {
  const account = vars.PORTAL_STAFF_ACCOUNT;
  const password = vars.PORTAL_STAFF_PASSWORD || (await passwordInFile(vars));
  if (account !== undefined && password !== undefined) return { account, password };
  const file = join(vars.DATA_DIR ?? './.data', `${basename(vars.PORTAL_STAFF ?? 'staff')}.json`);
  const known: unknown = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (isCredentials(known)) return { account: known.account, password: known.password, file };
  throw new CommandError(
    `读不到工作人员账号：${file}。请用与门户相同的 DATA_DIR，或设置 PORTAL_STAFF_ACCOUNT 和 PORTAL_STAFF_PASSWORD。`,
  );
}

/** Returns the content of PORTAL_STAFF_PASSWORD_FILE without the line break at its end; undefined without such a file. */
async function passwordInFile({ PORTAL_STAFF_PASSWORD_FILE: file }: Vars): Promise<string | undefined> {
  if (!file) return undefined;
  try {
    return (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  } catch {
    throw new CommandError(`读不到工作人员密码的文件：${file}`);
  }
}

function isCredentials(value: unknown): value is Credentials {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'account' in value &&
    typeof value.account === 'string' &&
    'password' in value &&
    typeof value.password === 'string'
  );
}
