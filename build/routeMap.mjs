import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './base.mjs';

const marker = 'portal-page:';

/** The source of each folder of shared, by the name it is imported by. */
const sharedFolders = Object.fromEntries(
  Object.entries(createRequire(import.meta.url)('../shared/package.json').exports).map(([name, source]) => [
    `@portal/shared/${name.slice(2)}`,
    join(root, 'shared', source),
  ]),
);

/** Leaves every `import()` as it is written, with the address of the module it means. */
const keepLazyImports = {
  name: 'keep-lazy-imports',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, async (args) => {
      if (args.kind !== 'dynamic-import' || args.pluginData === 'inner') return null;
      const { path } = await builder.resolve(args.path, {
        kind: 'import-statement',
        resolveDir: args.resolveDir,
        pluginData: 'inner',
      });
      return { path: `${marker}${path}`, external: true };
    });
    builder.onLoad({ filter: /\.(css|svg)$/ }, () => ({ contents: '', loader: 'js' }));
  },
};

async function evaluate(file) {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    packages: 'external',
    alias: sharedFolders,
    plugins: [keepLazyImports],
  });
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(join(cache, 'routes-'));
  try {
    const target = join(dir, 'routes.mjs');
    await writeFile(target, bundle.outputFiles[0].text);
    return await import(pathToFileURL(target).href);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function modulesOf(loader) {
  return [...String(loader).matchAll(/import\(\s*["']portal-page:([^"']+)["']\s*\)/g)].map(
    (match) => match[1],
  );
}

function pathBelow(parent, path = '') {
  if (path.startsWith('/')) return path;
  return `${parent.replace(/\/$/, '')}/${path}`.replace(/(.)\/$/, '$1');
}

function walk(routes, parent, modules, found) {
  for (const route of routes) {
    const pattern = pathBelow(parent, route.path);
    const own = [...modules, ...(route.page ? modulesOf(route.page) : [])];
    if (route.page || route.redirect) found.set(pattern, { modules: own, redirect: route.redirect });
    if (route.children) walk(route.children, pattern, own, found);
  }
}

/**
 * Reads a remote's routes by running its module, which therefore may not touch `window`.
 * @returns {Promise<Map<string, { modules: string[], redirect?: string }>>} page modules by path pattern
 */
export async function routeMap(file) {
  const { routes } = await evaluate(file);
  const found = new Map();
  walk(routes, '/', [], found);
  for (const [pattern, route] of found) {
    const target = route.redirect && found.get(route.redirect);
    if (target) found.set(pattern, { ...route, modules: target.modules });
  }
  return found;
}

/** The files that webpack made for a lazily imported module, by the module's path. */
export function chunkFiles(compilation, modulePath) {
  const { chunkGraph } = compilation;
  const files = new Set();
  for (const module of compilation.modules) {
    for (const block of module.blocks ?? []) {
      const targets = block.dependencies.map((dependency) => compilation.moduleGraph.getModule(dependency));
      if (!targets.some((target) => (target?.rootModule ?? target)?.resource === modulePath)) continue;
      for (const chunk of chunkGraph.getBlockChunkGroup(block)?.chunks ?? []) {
        for (const file of chunk.files) if (/\.(js|css)$/.test(file)) files.add(file);
      }
    }
  }
  return [...files];
}
