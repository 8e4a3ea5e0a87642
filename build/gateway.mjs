import { join } from 'node:path';
import { build } from 'esbuild';
import { hostDir } from './host.mjs';

/** Defines `require` for the CommonJS packages in the ESM bundle. */
const banner = `import { createRequire as portalRequire } from 'node:module';
const require = portalRequire(import.meta.url);
const __filename = import.meta.filename; const __dirname = import.meta.dirname;`;

/** Bundles the gateway into one file without dependencies; tests that start it bundle it into a folder of their own. */
export async function buildGateway(outfile = join(hostDir, 'dist/gateway.mjs')) {
  await build({
    entryPoints: [join(hostDir, 'gateway/gateway.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: banner },
    legalComments: 'none',
    logLevel: 'warning',
  });
}
