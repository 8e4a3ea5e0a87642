// npm run soak -- --only=images: builds the images of the API, the gateway and the releases with what Debian offers, without
// an engine's service, starts a container of each and looks at the portal that they serve.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../bench/serverCode.mjs';
import { readEntries } from '../build/areas.mjs';
import { engineEnv, lacksForBase, makeBase } from './baseImage.mjs';
import { baseImages, images } from './images.mjs';
import { run, say, step } from './run.mjs';
import { root } from './stale.mjs';

/** Milliseconds until a container must answer. */
const patience = 180_000;
const staffPassword = 'Trial-of-images-2026';

/** Builds and tries the images; says why when this machine can't. */
export async function tryImages() {
  const postgres = await startPostgres();
  const lacks = (await lacksForBase()) ?? (postgres ? undefined : '没有安装 PostgreSQL');
  const folder = await mkdtemp(join(tmpdir(), 'portal-images-'));
  let engine;
  try {
    if (lacks) return say(`跳过镜像试运行：${lacks}`);
    engine = engineIn(folder, await engineEnv(folder));
    const major = await nodeMajor();
    const base = await part('基础镜像的替身', () => makeBase(engine.buildah, folder, major));
    for (const name of ['api', 'shell', 'releases'])
      await part(`镜像 ${name}`, () => engine.build(name, base));
    await part('容器', () => tryPortal(engine, `${postgres.url}postgres`));
  } finally {
    await engine?.stop();
    postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A failed part rejects, so that the containers and their storage are removed. */
const part = (name, work) => step(name, work, { exitOnError: false });

const dockerfile = (name) => readFile(join(root, images[name].file), 'utf8');

/** Returns the major version of Node that the images ask for. */
async function nodeMajor() {
  const [image] = baseImages(await dockerfile('api'));
  return /^node:(\d+)-/.exec(image)[1];
}

/** Returns buildah with a storage in `folder`, and the containers that run. */
function engineIn(folder, env) {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const children = [];
  const buildah = (...words) => run('buildah', [...storage, ...words], { env });
  return {
    buildah,
    /** Builds an image; `base` stands in for the images that it starts from. */
    async build(name, base) {
      const { file, words } = images[name];
      const bases = baseImages(await dockerfile(name));
      const contexts = bases.flatMap((image) => ['--build-context', `${image}=docker-image://${base}`]);
      const options = ['--pull-never', '--format', 'docker', ...contexts, ...words];
      await buildah('build', ...options, '-f', file, '-t', `portal-${name}`, '.');
    },
    container: async (name) => (await buildah('from', '--pull-never', `portal-${name}`)).trim(),
    /** Runs a command in a container to its end. */
    exec: (container, words) => buildah('run', container, '--', ...words),
    /** Starts a command in a container, as a group of processes of its own. */
    start(container, words, variables) {
      const args = [...storage, 'run', ...envOptions(variables), container, '--', ...words];
      const options = { cwd: root, env: { ...process.env, ...env }, detached: true };
      const child = spawn('buildah', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      const started = { name: container, output: '', ended: false };
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (started.output = `${started.output}${chunk}`.slice(-4000)));
      child.once('exit', () => (started.ended = true));
      children.push(child);
      return started;
    },
    async stop() {
      for (const { pid } of children) {
        try {
          process.kill(-pid, 'SIGKILL');
        } catch {
          // It has ended.
        }
      }
      if (children.length > 0) await wait(1000);
      await buildah('rm', '--all').catch(() => undefined);
      await buildah('rmi', '--all', '--force').catch(() => undefined);
    },
  };
}

const envOptions = (variables) =>
  Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

/** Returns the command and the health check that an image has. */
async function configOf({ buildah }, name) {
  const { Cmd, Healthcheck, User } = JSON.parse(
    await buildah('inspect', '--type', 'image', '--format', '{{json .Docker.Config}}', `portal-${name}`),
  );
  if (User !== 'node') throw new Error(`${name} runs as ${User}`);
  return { command: Cmd, check: Healthcheck.Test.slice(1) };
}

/** Starts the three containers, checks each by its own health check, and looks at what visitors get. */
async function tryPortal(engine, database) {
  const [api, shell, releases] = await Promise.all([freePort(), freePort(), freePort()]);
  const HOST = '127.0.0.1';
  await startImage(engine, 'api', {
    ...{ HOST, API_PORT: api, DATABASE_URL: database, PUBLIC_URL: 'https://portal.example.com' },
    ...{ PORTAL_SECRET: 'a secret of the trial, 32 characters', PORTAL_STAFF_PASSWORD: staffPassword },
  });
  await startImage(engine, 'releases', { HOST, PORT: releases }, [
    '--host',
    HOST,
    '--port',
    String(releases),
  ]);
  await startImage(engine, 'shell', {
    ...{ HOST, PORT: shell, API_URL: `http://${HOST}:${api}`, PUBLIC_URL: 'https://portal.example.com' },
    REMOTES_BASE: `http://${HOST}:${releases}/{area}`,
  });
  await lookAt(`http://${HOST}:${shell}`);
  const staff = await engine.container('api');
  const help = await engine.exec(staff, ['node', 'scripts/staff.mjs', 'help']);
  if (!help.includes('deliver')) throw new Error(`the staff command says: ${help}`);
}

/** Starts a container of an image and waits until its health check passes at the port of this trial. */
async function startImage(engine, name, env, more = []) {
  const { command, check } = await configOf(engine, name);
  const container = await engine.container(name);
  // Two options of the same name: the last one counts.
  const started = engine.start(container, [...command, ...more], env);
  const port = env.API_PORT ?? env.PORT;
  const here = check.map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
  const until = Date.now() + patience;
  for (;;) {
    const healthy = await engine.exec(container, here).then(
      () => true,
      () => false,
    );
    if (healthy) return;
    if (started.ended || Date.now() > until) throw new Error(`${name} is not healthy:\n${started.output}`);
    await wait(1000);
  }
}

async function lookAt(portal) {
  const page = await fetch(portal);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('<main'))
    throw new Error(`the page: ${page.status} ${html.slice(0, 500)}`);
  const { remotes } = await (await fetch(`${portal}/remotes.json`)).json();
  for (const { name } of readEntries()) {
    const entry = remotes[name]?.entry;
    const script = entry && (await fetch(new URL(entry, portal)));
    if (script?.status !== 200) throw new Error(`${name} is not served: ${JSON.stringify(remotes[name])}`);
  }
  const home = await fetch(`${portal}/api/open/web/index`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  });
  if ((await home.json()).code !== 1) throw new Error('the API does not answer');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
