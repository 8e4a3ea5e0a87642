/**
 * node scripts/examples.mjs
 * Packs `shared`, and builds and releases the areas of `examples/` with it, as teams outside this repository do. Each
 * release is in `.cache/release` of its folder. Does nothing when no input has changed.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packShared } from '../build/package/packShared.mjs';
import { withCheckoutLock } from './checkoutLock.mjs';
import { program } from './program.mjs';
import { run, step } from './run.mjs';
import { freshness, root } from './stale.mjs';

const folder = join(root, 'examples');

const examples = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));

/** Folder of an example's releases, relative to the repository. */
const releaseFolder = (name) => `examples/${name}/.cache/release`;

const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];

/** Installs the locked packages of an example, and then `shared`, which no registry has. */
async function install(name, archive) {
  const cwd = join(folder, name);
  const state = freshness(
    `example-${name}`,
    [`examples/${name}/package-lock.json`],
    [`examples/${name}/node_modules/.package-lock.json`],
  );
  if (!state.fresh) await run('npm', ['ci', ...quiet], { cwd });
  state.done();
  await run('npm', ['install', '--no-save', '--no-package-lock', ...quiet, archive], { cwd });
}

async function buildExample(name, archive) {
  const cwd = join(folder, name);
  await install(name, archive);
  await run(process.execPath, [program('tsc', 'typescript'), '-p', cwd]);
  await run('npm', ['run', 'build', '--silent'], { cwd });
  rmSync(join(root, releaseFolder(name)), { recursive: true, force: true });
  await run('npm', ['run', 'release', '--silent', '--', '--target', '.cache/release'], { cwd });
}

/** Builds the examples when they are stale. */
const buildExamples = () =>
  withCheckoutLock(async () => {
    const inputs = [
      'package-lock.json',
      'shared/package.json',
      'shared/src',
      'build',
      'examples',
      'scripts/examples.mjs',
    ];
    const outputs = examples.map((name) => `${releaseFolder(name)}/releases.json`);
    const state = freshness('examples', inputs, outputs);
    if (state.fresh) return;
    const archive = await step('打包 @portal/shared', () => packShared(), { exitOnError: false });
    for (const name of examples)
      await step(`构建示例 ${name}`, () => buildExample(name, archive), { exitOnError: false });
    state.done();
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildExamples().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
