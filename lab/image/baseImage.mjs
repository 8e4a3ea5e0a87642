import { copyFile, cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../scripts/run.mjs';
import { installNode } from '../trial/otherNode.mjs';

/** Commands that make the base image, with the Debian package of each. */
const commands = ['buildah', 'debootstrap', 'useradd'];

/**
 * Returns buildah's environment: changes of root alone instead of an engine's service, and where the file system of
 * `folder` can't be layered, copies of whole layers.
 */
export async function engineEnv(folder) {
  const env = { BUILDAH_ISOLATION: 'chroot' };
  const storage = ['--root', join(folder, 'probe'), '--runroot', join(folder, 'probe-run')];
  const layers = await run('buildah', [...storage, 'from', 'scratch'], { env }).then(
    () => true,
    () => false,
  );
  return layers ? env : { ...env, STORAGE_DRIVER: 'vfs' };
}

const isThere = (command) =>
  run(command, ['--help']).then(
    () => true,
    (error) => error.code !== 'ENOENT',
  );

/** Returns why a base image can't be made on this machine; undefined when it can. */
export async function lacksForBase() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return '需要 Linux 的 root 权限';
  const there = await Promise.all(commands.map(isThere));
  const missing = commands.filter((_, index) => !there[index]);
  return missing.length > 0 ? `缺少 ${missing.join('、')}` : undefined;
}

/**
 * Makes a stand-in for `node:<major>-bookworm-slim` in buildah's storage: Debian by debootstrap, and Node and npm of the
 * npm registry. It is stored under another name, so that nobody takes it for the official image.
 * `buildah` runs buildah with the storage's options; `folder` is for temporary files.
 */
export async function makeBase(buildah, folder, major) {
  const system = join(folder, 'system');
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system]);
  await addNode(system, join(folder, 'node'), major);
  await run('chroot', [system, 'useradd', '--create-home', '--uid', '1000', 'node']);
  for (const cache of ['var/cache/apt', 'var/lib/apt/lists'])
    await rm(join(system, cache), { recursive: true, force: true });
  const options = await environment(system);
  const name = 'localhost/portal-base';
  const container = (await buildah('from', 'scratch')).trim();
  // An archive keeps the owners of files, a folder does not.
  const archive = join(folder, 'system.tar');
  await run('tar', ['-C', system, '-cf', archive, '.']);
  await buildah('add', '--quiet', container, archive, '/');
  await buildah('config', ...options, container);
  await buildah('commit', '--quiet', '--rm', container, name);
  for (const path of [system, archive]) await rm(path, { recursive: true, force: true });
  return name;
}

async function addNode(system, folder, major) {
  const binary = await installNode(folder, major, ['npm@11']);
  const local = join(system, 'usr/local');
  await copyFile(binary, join(local, 'bin/node'));
  await cp(join(folder, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const command of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${command}-cli.js`, join(local, 'bin', command));
}

/** Returns the options of the image's environment. A network's own certificate authority is copied into `system`. */
async function environment(system) {
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (!authority) return ['--env', `PATH=${path}`];
  const inside = '/etc/ssl/certs/machine.pem';
  await copyFile(authority, join(system, inside));
  return ['--env', `PATH=${path}`, '--env', `NODE_EXTRA_CA_CERTS=${inside}`];
}
