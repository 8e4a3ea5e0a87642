import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { shared } from '@portal/shared/federation';
import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: {},
  output: {
    clean: true,
    publicPath: 'auto',
    uniqueName: 'remote_rspack',
    crossOriginLoading: 'anonymous',
    chunkFilename: '[id].[contenthash].js',
    chunkLoadTimeout: 10_000,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'remote_rspack',
      filename: 'entry.js',
      exposes: { './routes': './src/routes.tsx' },
      shared,
      shareStrategy: 'loaded-first',
      // The shell provides the core of the runtime.
      experiments: { externalRuntime: true },
      manifest: false,
      dts: false,
    }),
    // The entry loads its chunks with their hashes.
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  ],
});

compiler.run((failure, stats) => {
  if (failure) throw failure;
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  compiler.close(() => {});
});
