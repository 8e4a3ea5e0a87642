import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { base, root } from './base.mjs';
import { ChunkIntegrity } from './chunkIntegrity.mjs';
import { remoteShared } from './shared.mjs';
import { chunkArray, StableChunks, versionPlaceholder } from './stableChunks.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * Describes a remote; its `webpack.config.mjs` contains one call of this function.
 * @param {object} remote
 * @param {string} remote.name global name of its container, such as remote_member
 * @param {Record<string, string>} [remote.exposes] modules by name; default: `./routes`
 */
export function remote({ name, exposes = { './routes': './src/app/routes.tsx' } }) {
  return { name, exposes };
}

/** Files of a release: the entry in the folder of its version, chunks (named by content hash) next to all versions. */
export const entryFile = `${versionPlaceholder}/entry.js`;

function federation({ name, exposes }, production) {
  return new ModuleFederationPlugin({
    name,
    filename: production ? entryFile : 'entry.js',
    exposes,
    shared: remoteShared(),
    shareStrategy: 'loaded-first',
    // The shell provides the runtime's core, which saves 19 kB of 27 kB, and what is around it (`taken`).
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    runtimePlugins: [fileURLToPath(new URL('./chunkRetry.mjs', import.meta.url))],
    manifest: false,
    dts: false,
  });
}

/** Takes webpack's federation runtime from the shell. */
const taken = () =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    fileURLToPath(new URL('takeRuntime.mjs', import.meta.url)),
  );

/** Returns webpack's configuration of a remote in its workspace's folder. */
export function remoteConfig(description, workspace, production = true) {
  const { name } = description;
  const dir = join(root, workspace);
  const common = base({ name, dir, production });
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      path: join(dir, 'dist/.next'),
      clean: true,
      publicPath: 'auto',
      uniqueName: chunkArray(name),
      chunkLoadingGlobal: chunkArray(name),
      filename: 'chunks/[name].[contenthash].js',
      chunkFilename: 'chunks/[id].[contenthash].js',
      cssFilename: 'chunks/[name].[contenthash].css',
      cssChunkFilename: 'chunks/[id].[contenthash].css',
      assetModuleFilename: 'chunks/[name].[contenthash][ext]',
    },
    plugins: [
      ...common.plugins,
      federation(description, production),
      taken(),
      ...(production ? [new StableChunks(name), new ChunkIntegrity()] : []),
    ],
  };
}
