import { cp, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { external } from './external.mjs';

/**
 * Bundles the server into `dist/server.mjs`, the staff's command line into `dist/staff.mjs`, the scripts of its threads into
 * `dist/chartThread.mjs` and `dist/printThread.mjs`.
 * `node build.mjs .cache/test-1 ledgerProcess=testing/ledger/process.ts` bundles into another folder of the server, with more
 * entry points, for tests that start processes.
 */

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const [output = 'dist', ...more] = process.argv.slice(2);
const entryPoints = {
  server: path('src/server.ts'),
  staff: path('src/cli/staff.ts'),
  chartThread: path('src/chartThread.ts'),
  printThread: path('src/printThread.ts'),
  ...Object.fromEntries(more.map((entry) => entry.split('=')).map(([name, file]) => [name, path(file)])),
};

const built = await readdir(path(output)).catch(() => []);
for (const name of built.filter((one) => /\.mjs(?:\.map)?$/.test(one) || one === 'migrations'))
  await rm(path(`${output}/${name}`), { recursive: true, force: true });
await build({
  entryPoints,
  outdir: path(output),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is imported when it is needed is a file of its own: one file would load PGlite with every start.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  legalComments: 'none',
  external,
  // Bundled CommonJS packages call require for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});
// The snapshot is for drizzle-kit alone: a start reads the SQL and the journal.
await cp(path('src/db/migrations'), path(`${output}/migrations`), {
  recursive: true,
  filter: (source) => !source.endsWith('_snapshot.json'),
});
// PDFs use these fonts; their licences must be shipped with them. fonts-hanazono comes from Debian (see the Dockerfile).
const fonts = '../node_modules/@expo-google-fonts';
for (const [family, file] of [
  ['noto-sans-sc', 'NotoSansSC'],
  ['noto-sans', 'NotoSans'],
  ['noto-sans-math', 'NotoSansMath'],
]) {
  await cp(
    path(`${fonts}/${family}/400Regular/${file}_400Regular.ttf`),
    path(`${output}/assets/${file}_400Regular.ttf`),
  );
  await cp(path(`${fonts}/${family}/LICENSE_FONT`), path(`${output}/assets/${file}_LICENSE.txt`));
}
