import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFloor, syntax } from './browsers.mjs';
import { StableModuleIds } from './stableModuleIds.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const Minimizer = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the rule of sources; `react` has further options of SWC's transform of JSX. */
export function scripts(react = {}) {
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: syntax,
        transform: { react: { runtime: 'automatic', development: false, ...react } },
      },
    },
  };
}

function minimizer() {
  return new Minimizer({
    test: /\.js$/,
    minify: Minimizer.swcMinify,
    extractComments: { banner: false },
    terserOptions: { ecma: 2022, compress: { passes: 4 }, mangle: true },
  });
}

/**
 * Tells V8 to compile all functions of a script while it arrives, on another thread. Without it each is compiled on the main thread
 * when it is first called, which was half of the time in which a drawn page did not answer. Other engines ignore the comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const eagerlyCompiled = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minimizer, which removes comments, and before the names by content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  });

/**
 * Returns the configuration that all builds share.
 * @param {{ name: string, dir: string, production: boolean }} build `dir` is the workspace's folder
 */
export function base({ name, dir, production }) {
  return {
    name,
    mode: production ? 'production' : 'development',
    context: dir,
    target: ['web', syntax],
    devtool: production ? false : 'cheap-module-source-map',
    // The cache name contains the version, because another version of webpack must not read these files.
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
      name: `${name}-${production ? 'production' : 'development'}`,
      version: `${webpack.version}-${process.versions.node}`,
      buildDependencies: { config: [join(root, 'build/base.mjs'), join(root, 'package-lock.json')] },
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [scripts(), { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' }],
    },
    experiments: { css: true },
    output: {
      crossOriginLoading: 'anonymous',
      // Timeout in milliseconds. A chunk that hangs counts as failed; the shell then requests it again.
      chunkLoadTimeout: 10_000,
      hashDigestLength: 12,
    },
    optimization: {
      // A worker is one script: chunks find out by their script tag whose they are, and a worker has none.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime() },
      ...(production && { minimizer: [minimizer()], moduleIds: false, chunkIds: 'deterministic' }),
    },
    plugins: production ? [new StableModuleIds(), eagerlyCompiled()] : [],
    infrastructureLogging: { level: 'warn' },
    performance: { hints: false },
  };
}

/** Runs one webpack build. Rejects with the build's errors as text. */
export function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        const warnings = stats.toString({ preset: 'errors-warnings', colors: false });
        if (stats.hasWarnings()) console.warn(warnings);
        resolve(config.mode === 'production' ? checkFloor(stats.compilation).then(() => stats) : stats);
      });
    });
  });
}
