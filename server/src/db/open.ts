import { resolve } from 'node:path';
import { EnvError } from '@portal/shared/node';
import type { Env } from '../env';
import { VolumeFull } from '../kit/room';
import type { Db } from './client';
import { errorCode } from './errorCode';
import { patiently, startPatience } from './patience';
import { openPostgres } from './postgres';

/**
 * Opens and migrates the database that the environment names. For an embedded database the caller holds the lock of
 * the data folder.
 */
export async function openDatabase(env: Env): Promise<Db> {
  if (env.databaseUrl === undefined) {
    // PGlite is loaded only where it is used: it takes time and memory.
    const { openFolder } = await import('./pglite');
    try {
      return await openFolder(env.dataDir);
    } catch (error) {
      if (!(error instanceof VolumeFull)) throw error;
      throw new EnvError(
        `DATA_DIR ${resolve(env.dataDir)} has less than 48 MB left 数据目录所在磁盘空间不足`,
      );
    }
  }
  try {
    const { databaseUrl, databaseMigrationUrl, databaseStandbyUrl } = env;
    return await patiently(
      () => openPostgres(databaseUrl, databaseMigrationUrl, undefined, databaseStandbyUrl),
      startPatience.unreached,
    );
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined || !unreachable(code)) throw error;
    const names =
      env.databaseMigrationUrl === undefined ? 'DATABASE_URL' : 'DATABASE_URL or DATABASE_MIGRATION_URL';
    throw new EnvError(`${names} can't be connected to (${code}) 无法连接数据库`);
  }
}

/**
 * Returns whether the code is a network error or of class 08 (connection), 28 (authorisation) or 3D (unknown
 * database).
 */
function unreachable(code: string): boolean {
  return /^(E[A-Z]+|08...|28...|3D...)$/.test(code);
}
