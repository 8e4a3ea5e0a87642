import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { StableModuleIds } from './stableModuleIds.mjs';

/** Builds a file that the federation plugin has named by a hash of this machine's paths, and returns the output. */
async function outputWith(hash) {
  const dir = mkdtempSync(join(tmpdir(), 'portal-ids-'));
  try {
    mkdirSync(join(dir, 'node_modules/.federation'), { recursive: true });
    const entry = join(dir, `node_modules/.federation/entry.${hash}.js`);
    writeFileSync(join(dir, 'part.js'), 'export const part = globalThis.part;');
    // `require` needs the module's id in the output.
    writeFileSync(
      entry,
      `import { part } from '../../part.js';\nexport const found = [part];\nglobalThis.found = found;`,
    );
    writeFileSync(join(dir, 'index.js'), `globalThis.ids = [require(${JSON.stringify(entry)})];`);
    const config = {
      mode: 'production',
      context: dir,
      entry: './index.js',
      output: { path: join(dir, 'out') },
      optimization: { moduleIds: false, minimize: false },
      plugins: [new StableModuleIds()],
    };
    await new Promise((resolve, reject) => {
      const compiler = webpack(config);
      compiler.run((error, stats) => {
        compiler.close(() => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve()));
      });
    });
    const ids = /__webpack_require__\((\d+)\)/.exec(readFileSync(join(dir, 'out/main.js'), 'utf8'));
    return ids[1];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('a module has the same id wherever the checkout is', async () => {
  const hash = 'd41d8cd98f00b204e9800998ecf8427e';
  expect(await outputWith(hash)).toBe(await outputWith([...hash].reverse().join('')));
});
