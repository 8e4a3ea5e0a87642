import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntries } from '../../build/areas.mjs';
import { root } from '../../scripts/stale.mjs';
import { eventually, freePort, loopback, Services } from './imageServices.mjs';

/**
 * Starts the containers of docker-compose.yml on this machine's loopback and looks at the portal. `built` has the files of
 * each image by name; `part` runs and names a part.
 */
export async function tryPortal({ built, folder, database, part }) {
  const services = new Services(built, folder);
  await services.makeSecrets();
  try {
    const trial = await part('容器与健康检查', () => startPortal(services, database));
    await part('门户', () => lookAt(trial.portal));
    await part('工作人员命令', () => tryStaff(trial));
    await part('从源码发布一个区域', () => tryRelease(trial));
    await part('一个区域自己的服务器', () => tryRemote(trial));
    await part('停止', () => stopAll(trial));
  } catch (error) {
    throw new Error(`${error.message}\n${services.outputs()}`);
  } finally {
    await services.killAll();
  }
}

async function startPortal(services, database) {
  const [apiPort, port, releasesPort] = [await freePort(), await freePort(), await freePort()];
  const api = await services.healthy('api', apiPort, {
    variables: { HOST: loopback, API_PORT: apiPort, DATABASE_URL: database },
    mounts: [await services.volume('files', 'api', '/data')],
  });
  const releases = await serve(services, 'releases', releasesPort, [await releasesOf(services)]);
  const remotesFile = join(services.folder, 'remotes.config.json');
  await copyFile(join(root, 'remotes.config.json'), remotesFile);
  const API_URL = `http://${loopback}:${apiPort}`;
  const REMOTES_BASE = `http://${loopback}:${releasesPort}/{area}`;
  const shell = await services.healthy('shell', port, {
    variables: { HOST: loopback, PORT: port, API_URL, REMOTES_BASE },
    mounts: [[remotesFile, '/portal/remotes.config.json']],
  });
  return { services, api, releases, shell, remotesFile, API_URL, portal: `http://${loopback}:${port}` };
}

const releasesOf = (services) => services.volume('releases', 'releases', '/releases');

/** Starts a server of static files, whose port is no variable. */
function serve(services, name, port, mounts) {
  const { Cmd } = services.built[name].config;
  const words = [...Cmd.map((word) => (word === '8080' ? String(port) : word)), '--host', loopback];
  return services.healthy(name, port, { words, mounts });
}

/** Looks at what visitors get: the entry of each area, and the page of a service with what the API says about it. */
async function lookAt(portal) {
  await eventually('区域', async () => {
    for (const { name } of readEntries()) await entryOf(portal, name);
  });
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ rid: 'xrd' }) };
  const { data } = await (await fetch(`${portal}/api/open/web/device/detail`, asked)).json();
  const page = await fetch(`${portal}/detail/xrd`);
  const html = await page.text();
  if (page.status !== 200 || !data.name || !html.includes(data.name))
    throw new Error(`/detail/xrd: ${page.status} ${JSON.stringify(data)}\n${html.slice(0, 500)}`);
}

/** Rejects when the entry of an area is not served. */
async function entryOf(portal, name) {
  const { remotes } = await (await fetch(`${portal}/remotes.json`)).json();
  const entry = remotes[name]?.entry;
  const script = entry && (await fetch(new URL(entry, portal)));
  if (script?.status !== 200) throw new Error(`${name}: ${JSON.stringify(remotes[name])}`);
}

/** The first steps of docs/operations.md: an own password in place of the first one, written into its secret, and an app. */
async function tryStaff({ services, API_URL }) {
  const mounts = [await services.volume('staff', 'api', '/data')];
  const staff = (words, more = {}) =>
    services.run('staff', {
      image: 'api',
      mounts,
      variables: { PORTAL_URL: API_URL, ...more },
      words: ['node', '/portal/scripts/staff.mjs', ...words],
    });
  const own = 'Trial-of-images-2026';
  await staff(['password'], { PORTAL_STAFF_NEW_PASSWORD: own });
  await services.writeSecret('staff_login_password', own);
  const bound = await staff(['totp', 'bind']);
  if (!bound.includes('otpauth://')) throw new Error(`staff totp bind: ${bound}`);
}

/**
 * Builds, checks and releases an area in the container of `release` into the volume that `releases` serves. The first
 * release from the image has the same sources and would be the same version, so its files are taken away before.
 */
async function tryRelease({ services, portal }) {
  const volume = await releasesOf(services);
  const mounts = [volume];
  await rm(join(volume[0], 'remote-auth'), { recursive: true });
  const release = (...words) =>
    services.run('release', {
      mounts,
      writable: true,
      variables: { RELEASED_BY: 'trial' },
      words: [...services.built.release.config.Entrypoint, ...words],
    });
  await release('remote-auth');
  const status = await release('remote-auth', 'status');
  if (!status.includes('trial')) throw new Error(`release remote-auth status: ${status}`);
  await eventually('remote_auth', () => entryOf(portal, 'remote_auth'));
}

/** Gives an area a server of its own while the one of all areas is away. */
async function tryRemote({ services, releases, remotesFile, portal }) {
  const port = await freePort();
  await serve(services, 'remote-auth', port, []);
  await releases.kill();
  const served = () =>
    entryOf(portal, 'remote_auth').then(
      () => true,
      () => false,
    );
  if (await served()) throw new Error('remote_auth 在没有服务器时仍能加载');
  const entries = JSON.parse(await readFile(remotesFile, 'utf8'));
  const base = `http://${loopback}:${port}`;
  const changed = entries.map((entry) => (entry.name === 'remote_auth' ? { ...entry, base } : entry));
  await writeFile(remotesFile, JSON.stringify(changed));
  await eventually('remote_auth', () => entryOf(portal, 'remote_auth'));
}

/** API and gateway end by themselves when they are told to. */
async function stopAll({ api, shell }) {
  for (const [name, container] of Object.entries({ shell, api })) {
    const code = await container.stop();
    if (code !== 0) throw new Error(`${name} 停止时的退出码：${code}`);
  }
}
