import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { reasonOf } from './run.mjs';

/** Returns one line that says why a server can't listen on the port of the host. */
export function listenFailure(error, port, host) {
  if (error.code === 'EADDRINUSE')
    return `端口 ${port} 已被占用，请先停止占用它的程序，或用 PORT=其他端口 npm start 启动`;
  if (error.code === 'EACCES')
    return `没有权限监听端口 ${port}（1024 以下通常需要管理员权限），请用 PORT=其他端口 npm start 启动`;
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(error.code))
    return `HOST=${host} 不是本机的地址（${error.code}）`;
  return `无法监听端口 ${port}：${reasonOf(error)}`;
}

/** Resolves to the reason why the port can't be listened on; undefined when it can. Without a host: on any address. */
export const portRefusal = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(listenFailure(error, port, host)));
    probe.listen({ port, ...(host && { host }) }, () => probe.close(() => resolve(undefined)));
  });

const ofThisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/** Returns the URLs of the host in its networks; empty when only this machine reaches it. */
export function networkUrls(host, port, interfaces = networkInterfaces()) {
  if (ofThisMachine.has(host)) return [];
  const own = Object.values(interfaces)
    .flat()
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  const names = ['0.0.0.0', '::'].includes(host) ? own : [host];
  return names.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`);
}
