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
const provided = own.slice(own.indexOf('globalThis._FEDERATION_RUNTIME_CORE')).match(/\b[A-Za-z]+(?=,)/g);

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
