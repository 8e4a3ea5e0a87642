/**
 * npm run dev -w remote-member
 * Serves one remote from its sources inside a running portal. The shell and all other remotes stay unchanged, and the
 * gateway replaces this remote for browsers with the override (not in production).
 */
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotes } from './areas.mjs';
import { root } from './base.mjs';
import { remoteConfig } from './remote.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const DevServer = require('webpack-dev-server');

const workspace = basename(process.cwd());
if (!remotes.includes(workspace)) {
  console.error(`npm run dev -w <${remotes.join('|')}>`);
  process.exit(2);
}
const port = Number(process.env.PORT ?? 3001 + remotes.indexOf(workspace));
const portal = process.env.PORTAL_URL ?? 'http://localhost:8080';

const { default: description } = await import(
  pathToFileURL(join(root, workspace, 'webpack.config.mjs')).href
);
const compiler = webpack(remoteConfig(description, workspace, false));
const server = new DevServer(
  {
    host: 'localhost',
    port,
    // Live reload instead of hot replacement, because the page's React is the shell's production build.
    hot: false,
    static: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    devMiddleware: { stats: 'errors-warnings' },
  },
  compiler,
);
await server.start();
const name = description.name.replace(/^remote_/, '');
console.log(
  `\n  ${workspace} 开发版本：${portal}/?remote.${name}=http://localhost:${port}/\n  恢复：${portal}/?remote.reset\n`,
);
