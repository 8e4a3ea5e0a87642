import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

const dockerfiles = [
  'server/Dockerfile',
  'shell/Dockerfile',
  'build/remote.Dockerfile',
  'build/releases.Dockerfile',
];
const areas = readdirSync(root).filter((name) => name.startsWith('remote-'));

/** Patterns of .dockerignore. A pattern also matches everything below its path; the last match decides. */
const patterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const glob = line.replace(/^!/, '').replace(/[.+^${}()|[\]\\]/g, '\\$&');
    const source = glob.replace(/\*\*\/|\*/g, (wild) => (wild === '*' ? '[^/]*' : '(?:.*/)?'));
    return { pattern: new RegExp(`^${source}(?:/.*)?$`), ignored: !line.startsWith('!') };
  });

const isIgnored = (path) => patterns.findLast(({ pattern }) => pattern.test(path))?.ignored ?? false;

const areaArgument = /\$\{REMOTE\}/;

/** Returns all COPY instructions of a Dockerfile, once for each area when it copies the area's folder. */
function copies(file) {
  const lines = read(file).matchAll(/^COPY (.+)$/gm);
  return [...lines].flatMap(([, words]) => {
    const named = areaArgument.test(words)
      ? areas.map((area) => words.split(areaArgument).join(area))
      : [words];
    return named.map((text) => {
      const parts = text.split(/\s+/);
      const from = parts.find((part) => part.startsWith('--from='));
      return { from, sources: parts.filter((part) => !part.startsWith('--')).slice(0, -1) };
    });
  });
}

test.each(dockerfiles)('%s copies only existing files in the build context', (file) => {
  const sources = copies(file)
    .filter(({ from }) => !from)
    .flatMap((copy) => copy.sources);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources.filter((path) => path !== '.')) {
    expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    expect([source, isIgnored(source)]).toEqual([source, false]);
  }
});

test.each(dockerfiles)('%s copies nothing from a stage by a wildcard, which may match nothing', (file) => {
  const sources = copies(file)
    .filter(({ from }) => from)
    .flatMap((copy) => copy.sources);
  expect(sources.filter((source) => source.includes('*'))).toEqual([]);
});

test('the build context has the manifest of every workspace, and no secret or built file', () => {
  const manifests = readdirSync(root).map((name) => `${name}/package.json`);
  const there = manifests.filter((manifest) => existsSync(join(root, manifest)));
  expect(there).toContain('lab/package.json');
  expect(['package.json', 'package-lock.json', '.npmrc', ...there].filter(isIgnored)).toEqual([]);
  for (const path of [
    '.env',
    'secrets/portal_secret',
    '.data',
    '.git',
    'server/dist/server.mjs',
    'node_modules',
    'shell/node_modules/semver',
  ])
    expect([path, isIgnored(path)]).toEqual([path, true]);
});

test('docker compose gives every variable that has no default a line in .env.example', () => {
  const compose = read('docker-compose.yml');
  const asked = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  const example = read('.env.example');
  expect(asked).toContain('PUBLIC_URL');
  expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
});

test('the images have the Node that the README names', () => {
  const named = /^Node (\d+) is the only requirement/m.exec(read('README.md'))?.[1];
  const images = dockerfiles.flatMap((file) => [...read(file).matchAll(/^FROM node:(\d+)-/gm)]);
  expect(images.length).toBeGreaterThan(dockerfiles.length);
  expect([...new Set(images.map(([, version]) => version))]).toEqual([named]);
});
