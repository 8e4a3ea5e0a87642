/**
 * node build/package/packShared.mjs
 * Packs `shared` for teams outside this repository: compiled modules, their types, the list of packages that the shell
 * provides, and `portal-release`. Prints the path of the archive, which `npm install` takes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { program } from '../../scripts/program.mjs';
import { root } from '../base.mjs';
import { filesOf } from '../compress.mjs';
import { remoteShared, requiredRanges } from '../shared.mjs';
import { offeredCalls, sharedSurface } from '../surface.mjs';

const source = join(root, 'shared');
const dist = join(source, 'dist');
const out = join(dist, 'package');

/** Entry points for the server and for this repository's tests. */
const left = new Set(['./node', './testing']);

/** Libraries that only those use. */
const leftPackages = new Set(['negotiator', 'prom-client']);

const read = async (file) => JSON.parse(await readFile(file, 'utf8'));

const write = (file, value) =>
  writeFile(join(out, file), typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);

/** Compiles the entry points. What several of them use is in files of its own, so that it exists once. */
async function compile(entries) {
  await build({
    entryPoints: Object.fromEntries(entries.map((name) => [name, join(source, `src/${name}/index.ts`)])),
    outdir: join(out, 'dist'),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
  });
}

async function copyTypes() {
  execFileSync(process.execPath, [program('tsc', 'typescript'), '-b', source], { stdio: 'inherit' });
  const types = (await filesOf(join(source, '.types'))).filter(
    (file) => file.endsWith('.d.ts') && !/^(node|testing)\/|\.test\.d\.ts$/.test(file),
  );
  for (const file of types) {
    await mkdir(dirname(join(out, 'types', file)), { recursive: true });
    await copyFile(join(source, '.types', file), join(out, 'types', file));
  }
}

const releaseTool = () =>
  build({
    entryPoints: [fileURLToPath(new URL('portalRelease.mjs', import.meta.url))],
    outfile: join(out, 'portalRelease.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });

/**
 * The federation plugin of Vite knows what belongs to a prefix (`react/`) only when it meets it, which on a busy machine is
 * after it has written the list of what the area takes from the shell. JSX needs this one in every area.
 */
const named = () => ({ ...remoteShared(), 'react/jsx-runtime': remoteShared().react });

const federation =
  () => `/** \`shared\` of the federation plugin: what the shell provides, so that nothing of it is bundled. */
export const shared = ${JSON.stringify(named(), null, 2)};
`;

const federationTypes = `export declare const shared: Record<
  string,
  { singleton: true; import: false; requiredVersion: string }
>;
`;

const viteTypes = `interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly dynamicImports: readonly string[];
  code: string;
}

/** Plugin of Vite: a retry of the shell imports a chunk from another URL, because a browser remembers that a module has failed. */
export declare function retriedImports(): {
  readonly name: string;
  generateBundle(options: unknown, bundle: Record<string, Chunk | { readonly type: 'asset' }>): void;
};
`;

/** Returns what an area is built against. The package's version is its hash. */
async function surface() {
  const names = Object.fromEntries(
    Object.entries(await sharedSurface()).map(([part, exported]) => [part, Object.keys(exported)]),
  );
  return { shared: requiredRanges(), names, calls: await offeredCalls() };
}

/** Returns the manifest. Packages are peers, because the shell provides most of them and the others are for types. */
function manifestOf({ dependencies }, entries, offered) {
  const hash = createHash('sha256').update(JSON.stringify(offered)).digest('hex').slice(0, 12);
  const place = (name) => ({ types: `./types/${name}/index.d.ts`, default: `./dist/${name}.js` });
  const peers = Object.entries(dependencies).filter(([name]) => !leftPackages.has(name));
  return {
    name: '@portal/shared',
    version: `0.1.0-s${hash}`,
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(entries.map((name) => [`./${name}`, place(name)])),
      './federation': { types: './federation.d.ts', default: './federation.mjs' },
      './vite': { types: './vite.d.ts', default: './vite.mjs' },
    },
    bin: { 'portal-release': './portalRelease.mjs' },
    engines: { node: '>=20.19' },
    peerDependencies: Object.fromEntries(peers),
  };
}

/** Packs `shared`. Returns the path of the archive. */
export async function packShared() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const manifest = await read(join(source, 'package.json'));
  const entries = Object.keys(manifest.exports)
    .filter((name) => !left.has(name))
    .map((name) => name.slice(2));
  const offered = await surface();
  await compile(entries);
  await copyTypes();
  await releaseTool();
  await write('federation.mjs', federation());
  await write('federation.d.ts', federationTypes);
  await copyFile(fileURLToPath(new URL('vite.mjs', import.meta.url)), join(out, 'vite.mjs'));
  await write('vite.d.ts', viteTypes);
  await write('surface.json', offered);
  await write('package.json', manifestOf(manifest, entries, offered));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const printed = execFileSync(npm, ['pack', '--json', '--loglevel=error', '--pack-destination', dist], {
    cwd: out,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return join(dist, JSON.parse(printed)[0].filename);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await packShared());
