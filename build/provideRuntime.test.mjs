import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../scripts/stale.mjs';

const require = createRequire(import.meta.url);
const read = (file) => readFileSync(file, 'utf8');

/** Returns the names in `import { a, b as c } from 'from'` of a script. */
function importsFrom(text, from) {
  const found = text.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...found]
    .filter(([, , source]) => source === from)
    .flatMap(([, names]) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]))
    .filter(Boolean);
}

const own = read(join(root, 'build/provideRuntime.mjs'));
const provided = /_FEDERATION_RUNTIME_CORE = \{([^}]*)\}/.exec(own)[1].match(/\w+/g);

test('the shell provides every name of the runtime core that the runtime of a remote imports', () => {
  const core = '@module-federation/runtime-core';
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/runtime'));
  const folder = dirname(enhanced.resolve('@module-federation/runtime'));
  const scripts = readdirSync(folder).filter((file) => /\.(mjs|js)$/.test(file) && !file.endsWith('.cjs'));
  const wanted = new Set(scripts.flatMap((file) => importsFrom(read(join(folder, file)), core)));
  expect(wanted.size).toBeGreaterThan(5);
  expect([...wanted].filter((name) => !provided.includes(name))).toEqual([]);
});

test('every imported name is provided', () => {
  expect(importsFrom(own, '@module-federation/runtime-core').sort()).toEqual([...provided].sort());
});

test('a container gets the functions of the shell, an instance of its own, and objects of its own to write to', async () => {
  const instances = [{ options: { name: 'portal_shell' } }];
  const runtime = {
    getInstance: (finder) => instances.find(finder),
    createInstance: (options) => {
      instances.push({ options, initOptions: jest.fn() });
      return instances.at(-1);
    },
  };
  const remotes = () => {};
  const shared = {
    bundlerRuntime: { remotes, S: { default: {} } },
    bundlerRuntimeOptions: { remotes: {} },
    runtime,
  };
  globalThis._FEDERATION_BUNDLER_RUNTIME = shared;
  const { default: taken } = await import('./takeRuntime.mjs');
  expect(taken).toMatchObject({ instance: undefined, initOptions: undefined });
  expect(taken.bundlerRuntime).toEqual({ remotes, S: {} });
  expect(taken.bundlerRuntimeOptions).not.toBe(shared.bundlerRuntimeOptions);
  const first = taken.runtime.init({ name: 'remote_member', shared: {} });
  expect(first.options.name).toBe('remote_member');
  // A container that is loaded again, after its first script hung.
  expect(taken.runtime.init({ name: 'remote_member', shared: {} })).toBe(first);
  expect(first.initOptions).toHaveBeenCalledTimes(1);
});

test('the file that a remote takes the runtime in the place of exists', () => {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/runtime'));
  expect(enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler')).toMatch(
    /dist[\\/]bundler\.js$/,
  );
});
