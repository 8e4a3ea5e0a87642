import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { base, root } from './base.mjs';
import { ChunkIntegrity } from './chunkIntegrity.mjs';
import { hostShared } from './shared.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** The router's build without warnings for developers, which its package has beside the one that it exports. */
const router = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** Aliases by which `provided/` imports a whole library, whose own name means what is shared. */
const wholeLibraries = {
  'whole/mobx$': require.resolve('mobx/dist/mobx.mjs'),
  'whole/@tanstack/react-query$': join(dirname(require.resolve('@tanstack/react-query')), 'index.js'),
};

/** The theme turns MUI's wave off (`disableRipple`); every first visit would load its code. */
const withoutRipple = () =>
  new webpack.NormalModuleReplacementPlugin(
    /TouchRipple\.mjs$/,
    fileURLToPath(new URL('noRipple.mjs', import.meta.url)),
  );

const withoutPreload = () =>
  new webpack.NormalModuleReplacementPlugin(/utils\/preload\.js$/, (resource) => {
    if (resource.context.includes(join('@module-federation', 'runtime-core')))
      resource.request = fileURLToPath(new URL('noPreload.mjs', import.meta.url));
  });

const withoutErrorTexts = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (resource) => {
    if (resource.context.endsWith(join('error-codes', 'dist')))
      resource.request = fileURLToPath(new URL('errorTexts.mjs', import.meta.url));
  });

/** Folder of the shell and its entry. */
export const hostDir = join(root, 'shell');

/** Returns webpack's configuration of the shell. It lists no remotes: the boot manifest of the page contains them. */
export function hostConfig(production = true) {
  const common = base({ name: 'shell', dir: hostDir, production });
  return {
    ...common,
    entry: { main: './src/main.ts' },
    resolve: {
      ...common.resolve,
      alias: {
        ...wholeLibraries,
        '@emotion/is-prop-valid$': fileURLToPath(new URL('anyProp.mjs', import.meta.url)),
        'hoist-non-react-statics$': fileURLToPath(new URL('noStatics.mjs', import.meta.url)),
        'react-router$': join(router, 'index.mjs'),
        'react-router/dom$': join(router, 'dom-export.mjs'),
      },
    },
    module: {
      rules: [
        ...common.module.rules,
        {
          include: router,
          loader: fileURLToPath(new URL('pureComponents.mjs', import.meta.url)),
        },
      ],
    },
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
      withoutRipple(),
      withoutPreload(),
      ...(production ? [withoutErrorTexts(), new ChunkIntegrity()] : []),
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
