import { federation } from '@module-federation/vite';
import { shared } from '@portal/shared/federation';
import { retriedImports } from '@portal/shared/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // The files are below a version that only the release knows.
  base: './',
  build: { target: 'es2022', modulePreload: false, rolldownOptions: { input: 'src/routes.tsx' } },
  plugins: [
    federation({
      name: 'remote_vite',
      filename: 'entry.js',
      exposes: { './routes': './src/routes.tsx' },
      shared,
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      // The shell provides the core of the runtime.
      experiments: { externalRuntime: true },
    }),
    retriedImports(),
  ],
});
