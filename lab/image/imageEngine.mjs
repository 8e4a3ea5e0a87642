import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseImages, images } from '../../scripts/images.mjs';
import { run } from '../../scripts/run.mjs';
import { root } from '../../scripts/stale.mjs';

const dockerfile = (name) => readFile(join(root, images[name].file), 'utf8');

/** Returns the major version of Node that the images ask for. */
export async function nodeMajor() {
  const [image] = baseImages(await dockerfile('api'));
  return /^node:(\d+)-/.exec(image)[1];
}

/** Returns buildah with a storage of its own in `folder`, which `clear` empties. */
export function engineIn(folder, env) {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const buildah = (...words) => run('buildah', [...storage, ...words], { env });
  return {
    buildah,
    /** Builds an image as `tag`, or one of its stages; `base` stands in for the images that it starts from. */
    async build(name, base, { tag = `portal-${name}`, stage } = {}) {
      const { file, words } = images[name];
      const bases = baseImages(await dockerfile(name));
      const contexts = bases.flatMap((image) => ['--build-context', `${image}=docker-image://${base}`]);
      const options = ['--layers', '--pull-never', '--format', 'docker', ...contexts, ...words];
      const target = stage === undefined ? [] : ['--target', stage];
      await buildah('build', ...options, ...target, '-f', file, '-t', tag, '.');
      return tag;
    },
    /** Returns the folder of a new container's files, and what the image says about its processes. */
    async files(image) {
      const container = (await buildah('from', '--pull-never', image)).trim();
      const system = (await buildah('mount', container)).trim();
      const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', image));
      return { system, config: Docker.config };
    },
    async clear() {
      await buildah('rm', '--all').catch(() => undefined);
      await buildah('rmi', '--all', '--force').catch(() => undefined);
    },
  };
}

/** Returns the megabytes of a folder's files. */
export async function megabytesOf(folder) {
  const [bytes] = (await run('du', ['-s', '--bytes', folder])).split('\t');
  return Number(bytes) / 1024 ** 2;
}
