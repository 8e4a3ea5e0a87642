// node scripts/images.mjs: builds the container images of docker-compose.yml where an engine and the base image are present
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotes } from '../build/areas.mjs';
import { run, say, step } from './run.mjs';
import { freshness, root } from './stale.mjs';

/**
 * Container engines, in order of preference. Each returns the arguments that check for a local image and that build
 * one. STORAGE_DRIVER and BUILDAH_ISOLATION configure buildah, see its manual.
 */
const engines = [
  {
    command: 'buildah',
    has: (image) => ['inspect', '--type', 'image', image],
    // Without this format an image has no HEALTHCHECK.
    build: (words) => ['build', '--layers', '--pull-never', '--format', 'docker', ...words],
  },
  { command: 'docker', has: (image) => ['image', 'inspect', image], build: (words) => ['build', ...words] },
];

/** The images, by name. */
export const images = {
  api: { file: 'server/Dockerfile', words: [], inputs: ['server', 'shared'] },
  shell: { file: 'shell/Dockerfile', words: [], inputs: ['shell', 'build', 'shared'] },
  releases: {
    file: 'build/releases.Dockerfile',
    words: [],
    inputs: [...remotes, 'build', 'scripts', 'shared'],
  },
  ...Object.fromEntries(
    remotes.map((remote) => [
      remote,
      {
        file: 'build/remote.Dockerfile',
        words: ['--build-arg', `REMOTE=${remote}`],
        inputs: [remote, 'build', 'shared'],
      },
    ]),
  ),
};

/** Returns the images that a Dockerfile starts from, without its own stages. */
export function baseImages(text) {
  const stages = [...text.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
  const own = new Set(stages.map(([, , name]) => name));
  return [...new Set(stages.map(([, image]) => image))].filter((image) => !own.has(image));
}

const succeeds = (command, words) =>
  run(command, words).then(
    () => true,
    () => false,
  );

/** Returns the first engine that has all these images; undefined when none has. */
async function engineWith(needed) {
  for (const engine of engines) {
    const found = await Promise.all(needed.map((image) => succeeds(engine.command, engine.has(image))));
    if (found.every(Boolean)) return engine;
  }
  return undefined;
}

/**
 * Builds an image unless its inputs have not changed since the last build. Skips it, with a message, when no engine
 * has the base image. Returns the counts of a part of `npm test`.
 */
export async function buildImage(name) {
  const { file, words, inputs } = images[name];
  const needed = baseImages(readFileSync(join(root, file), 'utf8'));
  const engine = await engineWith(needed);
  if (!engine) {
    say(`跳过镜像 ${name}：没有 buildah 或 docker，或其中没有 ${needed.join('、')}`);
    return { skipped: 1 };
  }
  const sources = [file, '.dockerignore', '.npmrc', 'package.json', 'package-lock.json', ...inputs];
  const state = freshness(`image-${name}`, sources, []);
  if (!state.fresh) {
    await run(engine.command, engine.build(['-f', file, '-t', `portal-${name}`, ...words, '.']));
    state.done();
  }
  return { passed: 1 };
}

// node scripts/images.mjs
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of Object.keys(images)) await step(`镜像 ${name}`, () => buildImage(name));
