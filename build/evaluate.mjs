import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './base.mjs';

/** Returns every entry point of `shared` by the name that other workspaces import. */
async function sharedEntries() {
  const { exports } = JSON.parse(await readFile(join(root, 'shared/package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).map(([name, file]) => [
      `@portal/shared${name.slice(1)}`,
      join(root, 'shared', file),
    ]),
  );
}

/** Returns true when Node resolves this name; Node does not guess extensions. */
const isFound = (name) => isBuiltin(name) || existsSync(fileURLToPath(import.meta.resolve(name)));

/** Leaves packages to Node and bundles the workspaces. */
const externalPackages = {
  name: 'external-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === 'package' || kind === 'entry-point' || path.startsWith('@portal/')) return null;
      if (isFound(path)) return { path, external: true };
      const found = await builder.resolve(path, { kind, resolveDir, pluginData: 'package' });
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Bundles a browser module and imports it into Node. The module must not use `window` when it is loaded. */
export async function evaluate(file, plugins = []) {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    alias: await sharedEntries(),
    plugins: [...plugins, externalPackages],
  });
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(join(cache, 'evaluate-'));
  try {
    const target = join(dir, 'module.mjs');
    await writeFile(target, bundle.outputFiles[0].text);
    return await import(pathToFileURL(target).href);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
