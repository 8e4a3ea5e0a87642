// npm run soak -- --only=images: builds the images with what Debian offers, without an engine's service, starts a container
// of each as docker-compose.yml does, and looks at the portal that they serve.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, step } from '../../scripts/run.mjs';
import { startPostgres } from '../bench/serverCode.mjs';
import { engineEnv, lacksForBase, makeBase } from './baseImage.mjs';
import { lacksForContainers } from './imageContainer.mjs';
import { engineIn, megabytesOf, nodeMajor } from './imageEngine.mjs';
import { tryPortal } from './imagePortal.mjs';

/** Megabytes that an image may have above its base. */
const mostMegabytes = { api: 60, shell: 30, releases: 30, 'remote-auth': 10 };

/** Builds and tries the images; says why when this machine can't. */
export async function tryImages() {
  const postgres = await startPostgres();
  const noPostgres = postgres ? undefined : '没有安装 PostgreSQL';
  const lacks = (await lacksForBase()) ?? (await lacksForContainers()) ?? noPostgres;
  const folder = await mkdtemp(join(tmpdir(), 'portal-images-'));
  let engine;
  try {
    if (lacks) return say(`跳过镜像试运行：${lacks}`);
    engine = engineIn(folder, await engineEnv(folder));
    await tryAll(engine, folder, `${postgres.url}postgres`);
  } finally {
    await engine?.clear();
    postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryAll(engine, folder, database) {
  const major = await nodeMajor();
  const base = await part('基础镜像的替身', () => makeBase(engine.buildah, folder, major));
  const baseSize = await megabytesOf((await engine.files(base)).system);
  const built = {};
  for (const [name, most] of Object.entries(mostMegabytes))
    built[name] = await part(`镜像 ${name}`, async () => {
      const files = await engine.files(await engine.build(name, base));
      checkSize(name, (await megabytesOf(files.system)) - baseSize, most);
      if (files.config.User !== 'node') throw new Error(`${name} 以 ${files.config.User} 运行`);
      return files;
    });
  const release = { tag: 'portal-release', stage: 'release' };
  built.release = await part('镜像 release（从源码发布一个区域）', async () =>
    engine.files(await engine.build('releases', base, release)),
  );
  await tryPortal({ built, folder, database, part });
}

function checkSize(name, size, most) {
  say(`${name} 比基础镜像多 ${size.toFixed(1)} MB`);
  if (size > most) throw new Error(`${name} 比基础镜像多 ${size.toFixed(1)} MB，最多 ${most} MB`);
}

/** A failed part rejects, so that the containers and their storage are removed. */
const part = (name, work) => step(name, work, { exitOnError: false });
