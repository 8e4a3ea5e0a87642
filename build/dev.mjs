/**
 * npm run dev -w remote-member [-- --override [--hours 8]]
 * Serves one area from its sources with hot replacement: typed text and other state stay. The shell and all other areas are
 * those of a portal: of PORTAL_URL, else of the local one. With --override also prints a link that takes the area into
 * that portal itself, where its gateway has the same OVERRIDE_KEY. See docs/areas.md.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { remotes } from './areas.mjs';
import { root } from './base.mjs';
import { forward } from './hot/forward.mjs';
import { hotConfig } from './hot/hotConfig.mjs';
import { overrideLink } from './hot/overrideLink.mjs';
import { devFolder, pageWithArea } from './hot/pageWithArea.mjs';
import { portalFor } from './hot/portal.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const DevServer = require('webpack-dev-server');

function fail(line) {
  console.error(line);
  process.exit(2);
}

const workspace = basename(process.cwd());
if (!remotes.includes(workspace)) fail(`npm run dev -w <${remotes.join('|')}>`);
const { values } = parseArgs({
  options: { override: { type: 'boolean', default: false }, hours: { type: 'string', default: '8' } },
});
const { PORT, PORTAL_URL, DEV_ORIGIN, OVERRIDE_KEY } = process.env;
const hours = Number(values.hours);
if (values.override && !OVERRIDE_KEY) fail('OVERRIDE_KEY 没有设置：向门户的运维要这个密钥');
if (!(hours > 0 && hours <= 8)) fail(`--hours=${values.hours}：开发版本最多有效 8 小时`);

const port = Number(PORT ?? 3001 + remotes.indexOf(workspace));
const origin = DEV_ORIGIN ?? `http://localhost:${port}`;
const folder = join(root, workspace);
const { default: description } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
const portal = await portalFor(PORTAL_URL, port + 5000).catch(({ message }) => fail(message));

/** Read for each page: the entry may be changed while this runs. */
const entry = () =>
  JSON.parse(readFileSync(join(root, 'remotes.config.json'), 'utf8')).find(
    ({ name }) => name === description.name,
  );

/** Answers what is not the area's file: pages and the manifest with the area, everything else as the portal does. */
function answerAsPortal(request, response) {
  const { pathname } = new URL(request.url, origin);
  const isPage = request.headers.accept?.includes('text/html') || pathname === '/remotes.json';
  const change = isPage ? (answer) => pageWithArea(answer, entry(), pathname) : undefined;
  forward(request, response, portal, change);
}

const server = new DevServer(
  {
    host: process.env.HOST ?? 'localhost',
    port,
    hot: true,
    static: false,
    // The portal's pages may read the files of an override, those of other sites may not.
    allowedHosts: [portal.hostname, new URL(origin).hostname],
    headers: {
      'access-control-allow-origin': portal.origin,
      'access-control-allow-private-network': 'true',
      'cross-origin-resource-policy': 'cross-origin',
    },
    client: { webSocketURL: `${origin.replace(/^http/, 'ws')}/ws`, overlay: false, logging: 'warn' },
    devMiddleware: { stats: 'errors-warnings', publicPath: devFolder },
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'portal', middleware: answerAsPortal }],
  },
  webpack(hotConfig(description, workspace)),
);
await server
  .start()
  .catch(({ code, message }) =>
    fail(code === 'EADDRINUSE' ? `端口 ${port} 已被占用，请用 PORT=其他端口` : message),
  );
const path = entry()?.paths?.[0] ?? '/';
console.log(`\n  ${workspace} 开发版本：${origin}${path}\n  门户：${portal.origin}`);
if (values.override) {
  const expires = Date.now() + hours * 3_600_000;
  const link = overrideLink(new URL(path, portal), { area: description.name, origin, expires }, OVERRIDE_KEY);
  console.log(`  在门户里使用（${hours} 小时内有效）：${link}`);
}
console.log('  停止：Ctrl+C\n');
