import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { networkUrls, portRefusal } from './listen.mjs';
import { reasonOf, say } from './run.mjs';
import { root } from './stale.mjs';

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Returns the port to listen on; fails before the build when it can't be listened on. */
async function freePort() {
  const { PORT: text = '8080', HOST } = process.env;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) fail(`PORT=${text} 不是有效的端口号（0–65535）`);
  const refusal = await portRefusal(port, HOST);
  if (refusal) fail(refusal);
  return port;
}

/**
 * Listens on this machine only unless HOST is set: local mode has a public inbox and accounts with known passwords.
 */
const gatewayOptions = (port, api) => ({
  port,
  api: api.handler,
  trustProxy: api.env.trustProxy,
  host: process.env.HOST ?? 'localhost',
  mode: process.env.PORTAL_MODE ?? 'local',
  remotesConfig: process.env.REMOTES_CONFIG ?? join(root, 'remotes.config.json'),
  logLevel: 'warn',
  ...(process.env.OVERRIDE_KEY && { override: { key: process.env.OVERRIDE_KEY, hosts: [] } }),
  ...(process.env.DRAW_LIMIT && { drawLimit: Number(process.env.DRAW_LIMIT) }),
  ...(process.env.PUBLIC_URL && { publicUrl: process.env.PUBLIC_URL }),
});

/** Says who else reaches the portal, which in local mode is open to them. */
function warnOfNetwork(host, port, mode) {
  const urls = networkUrls(host, port);
  if (urls.length === 0) return;
  console.log(`  网络地址 ${urls.join(' ')}`);
  if (mode === 'local')
    console.log(
      '  注意：本地模式下，网络中的任何人都能打开收件箱、用演示账号登录。对外服务请用 docker compose。',
    );
  console.log();
}

const load = (path) => import(pathToFileURL(join(root, path)).href);

/** Installs and builds what is stale, then serves the whole portal in this process until it is stopped. */
export async function serve() {
  const port = await freePort();
  await install();
  await build();
  const url = `http://localhost:${port}`;
  const { startApi } = await load('server/dist/server.mjs');
  const { startGateway } = await load('shell/dist/gateway.mjs');
  say('启动服务器与数据库 …');
  const api = await startApi({ PUBLIC_URL: url, ...process.env }).catch((error) => fail(reasonOf(error)));
  const options = gatewayOptions(port, api);
  const gateway = await startGateway(options).catch(async (error) => {
    await api.stop();
    fail(reasonOf(error));
  });
  say(`门户已就绪：${gateway.url}`);
  console.log(
    `\n  演示账号 13800000000，密码 Portal-2026\n  短信与邮件 ${gateway.url}/local/inbox\n  微信扫码 ${gateway.url}/local/phone\n  接口文档 ${gateway.url}/api/docs\n  停止：Ctrl+C\n`,
  );
  warnOfNetwork(options.host, new URL(gateway.url).port, options.mode);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await gateway.stop();
    await api.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
}
