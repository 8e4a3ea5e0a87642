import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { remoteShared } from './shared.mjs';

const shared = Object.keys(remoteShared());

/** True for a package that the shell provides at run time; a trailing slash means all paths below it. */
const isProvided = (name) => shared.some((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));

const provided = {
  name: 'provided-by-the-shell',
  setup(builder) {
    builder.onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      isProvided(path) ? { path, external: true } : undefined,
    );
  },
};

/** Rules of style sheets reach a page by its links. */
const withoutStyles = {
  name: 'without-styles',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
  },
};

/** Bundles with esbuild, as the gateway is bundled. */
async function bundle(file, plugins) {
  const built = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins,
  });
  return Buffer.from(built.outputFiles[0].contents);
}

/** Returns the server code of an area: one file, without what the shell provides. */
export const areaServer = (file) => bundle(file, [provided, withoutStyles]);

/** Returns the shell's server code, which draws pages: one file with everything that the shell provides. */
export const shellServer = (file) => bundle(file, [withoutStyles]);

/** Returns the name of a file with server code, and what `releases.json` and `shell.json` say about it. */
export function serverFile(bytes) {
  const hash = createHash('sha384').update(bytes).digest();
  return {
    file: `server.${hash.toString('hex').slice(0, 12)}.cjs`,
    integrity: `sha384-${hash.toString('base64')}`,
  };
}
