import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunkArray, StableChunks, versionPlaceholder } from './stableChunks.mjs';

const webpack = createRequire(import.meta.url)('webpack');

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-chunks-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Builds an entry with one lazy chunk; returns the chunk's files with their text. */
function chunksOf(name, configure = {}) {
  writeFileSync(join(dir, 'page.js'), 'export const page = "page";');
  writeFileSync(join(dir, 'main.js'), 'import("./page.js").then((m) => console.log(m.page));');
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: dir,
    entry: './main.js',
    output: {
      path: join(dir, 'dist'),
      uniqueName: chunkArray(name),
      chunkLoadingGlobal: chunkArray(name),
      chunkFilename: 'chunks/[id].js',
      ...configure,
    },
    plugins: [new StableChunks(name)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
        const folder = join(dir, 'dist/chunks');
        const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
        resolve(files.map((file) => readFileSync(join(folder, file), 'utf8')));
      });
    });
  });
}

test('a chunk does not contain its release but reads it from its own script tag', async () => {
  const [chunk] = await chunksOf('remote_trial');
  expect(chunk).not.toContain(versionPlaceholder);
  expect(chunk).toContain('globalThis[document.currentScript.dataset.webpack.split(":")[0]]');
  const array = [];
  const run = new Function('document', 'globalThis', 'self', chunk);
  const window = { 'remote_trial@v2': array };
  run({ currentScript: { dataset: { webpack: 'remote_trial@v2:chunk-1' } } }, window, window);
  expect(array).toHaveLength(1);
});

test('a chunk in another format fails the build with its name', async () => {
  await expect(chunksOf('remote_trial', { chunkLoadingGlobal: 'another' })).rejects.toThrow(
    /StableChunks: chunks\/\d+\.js is not handed over/,
  );
});
