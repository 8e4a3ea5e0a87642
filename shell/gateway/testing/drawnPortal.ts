import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { GatewayOptions } from '../options';
import { describedCode, gateway, release, remoteFolder } from './portal';

/** As the shell's server code: runs the area's code and asks it for calls and pages. */
const shell = `
const { parentPort, workerData } = require('node:worker_threads');
const area = new Function(workerData.code)();
parentPort.on('message', (question) => {
  try {
    const answer = area(question);
    if (answer) parentPort.postMessage(answer);
  } catch (error) {
    parentPort.postMessage({ error: error.message });
  }
});
parentPort.postMessage({ ready: true });`;

/** An area whose pages do harm, by the path. */
const area = `
const page = (html) => ({ page: { html, links: '', styles: [{ name: 'css a', css: '.a{color:red}</style>' }] } });
return ({ path, answers }) => {
  if (!answers && path.startsWith('/article/')) return { calls: [['open/web/news/detail', { rid: path.slice(9) }]] };
  if (!answers) return { calls: [['open/web/news', { type: 'news' }]] };
  if (path.endsWith('/counted')) return page('<h1>drawn ' + (globalThis.count = (globalThis.count ?? 0) + 1) + '</h1>');
  if (path.endsWith('/loop')) for (;;);
  if (path.endsWith('/slow')) for (const end = Date.now() + 900; Date.now() < end; );
  if (path.endsWith('/throw')) throw new Error('broken');
  if (path.endsWith('/silent')) return undefined;
  if (path.includes('/exit')) process.exit(0);
  if (path.endsWith('/memory')) for (const all = []; ; ) all.push(new Array(1e6).fill(path));
  return page('<h1>' + answers[0][1].name + '</h1><i>' + Object.keys(process.env).length + '</i>');
};`;

/** What the API answers to each call. Tests change it. */
export const content: Record<string, unknown> = { name: '第一版' };

const answers: RequestListener = (_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ code: 1, data: content }));
};

export interface DrawnParts extends Pick<GatewayOptions, 'keepPages'> {
  readonly drawLimit?: number;
  readonly integrity?: string;
  /** Answers all calls; by default with `content`. */
  readonly api?: RequestListener;
}

/** Builds a gateway with an area whose pages it draws. */
export async function drawnPortal({
  drawLimit = 60_000,
  integrity,
  keepPages = true,
  api = answers,
}: DrawnParts = {}) {
  const server = { ...describedCode('v1/server.cjs', area), ...(integrity && { integrity }) };
  const routes = { '/about/:name': [], '/article/:id': [], '/other/:name': [] };
  const base = await remoteFolder('remote_public', {
    current: 'v1',
    releases: {
      v1: release('v1', { routes, server: { ...server, routes: ['/about/:name', '/article/:id'] } }),
    },
  });
  await writeFile(join(base, 'v1/server.cjs'), area);
  const remote = { name: 'remote_public', base, paths: ['/about', '/article', '/other'] };
  const { app } = await gateway([remote], { server: shell, drawLimit, api, keepPages });
  const get = async (path: string) => (await app.inject(path)).body;
  /** Asks until the thread is ready, for which no page waits. */
  const drawn = async (path: string) => {
    for (;;) {
      const body = await get(path);
      if (body.includes('id="drawn"')) return body;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { app, get, drawn };
}
