import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { base, root } from './base.mjs';
import { ChunkIntegrity } from './chunkIntegrity.mjs';
import { hostShared } from './shared.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** Folder of the shell and its entry. */
export const hostDir = join(root, 'shell');

/** Returns webpack's configuration of the shell. It lists no remotes: the boot manifest of the page contains them. */
export function hostConfig(production = true) {
  const common = base({ name: 'shell', dir: hostDir, production });
  return {
    ...common,
    entry: { main: './src/main.ts' },
    output: {
      ...common.output,
      path: join(hostDir, 'dist/.next'),
      clean: true,
      publicPath: '/',
      uniqueName: 'portal_shell',
      filename: 'assets/[name].[contenthash].js',
      chunkFilename: 'assets/[id].[contenthash].js',
      cssFilename: 'assets/[name].[contenthash].css',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
    },
    plugins: [
      ...common.plugins,
      ...(production ? [new ChunkIntegrity()] : []),
      new ModuleFederationPlugin({
        name: 'portal_shell',
        remotes: {},
        shared: hostShared(),
        shareStrategy: 'loaded-first',
        experiments: {
          optimization: { disableSnapshot: true, target: 'web' },
        },
        runtimePlugins: [fileURLToPath(new URL('./provideRuntime.mjs', import.meta.url))],
        manifest: false,
        dts: false,
      }),
    ],
  };
}
