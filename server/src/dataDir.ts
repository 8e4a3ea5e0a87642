import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EnvError } from '@portal/shared/node';
import { FolderInUse, lockFolder } from './db/folderLock';
import type { Env } from './env';

/** Creates the data folder. Throws {@link EnvError} when it is not writable. */
export async function makeDataDir(env: Env): Promise<void> {
  try {
    await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
    await access(env.dataDir, constants.W_OK);
  } catch {
    throw new EnvError(`DATA_DIR ${resolve(env.dataDir)} can't be written to 数据目录不可写`);
  }
}

/** Locks the data folder for this process; returns a function that releases it. */
export async function takeDataDir(env: Env): Promise<() => Promise<void>> {
  try {
    return await lockFolder(env.dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new EnvError(
      `DATA_DIR ${resolve(env.dataDir)} is in use by another process 数据目录正被另一个进程使用，请先停止它或换一个 DATA_DIR`,
    );
  }
}

/** Returns the secret of the environment, or the one that local mode generated at its first start. */
export async function localSecret(env: Env): Promise<string> {
  return env.secret ?? keptText(join(env.dataDir, 'secret'), () => randomBytes(32).toString('base64url'));
}

/** Returns the text of a private file, which the first process that reads it creates. Others see it complete or not at all. */
export async function keptText(path: string, make: () => string | Promise<string>): Promise<string> {
  const made = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await access(path);
  } catch {
    const file = await open(made, 'w', 0o600);
    await file.writeFile(await make());
    await file.sync();
    await file.close();
    // Fails when another process was first.
    await link(made, path).catch(() => undefined);
    await rm(made);
  }
  return readSecret(path);
}

async function readSecret(path: string): Promise<string> {
  const text = (await readFile(path, 'utf8')).trim();
  if (text.length < 32) throw new EnvError(`${path} is damaged: remove it, or set PORTAL_SECRET`);
  return text;
}
