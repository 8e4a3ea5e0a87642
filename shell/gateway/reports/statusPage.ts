import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { failureClasses } from '../../manifest/failureClass';
import { attribute } from '../meta/escape';
import type { GatewayOptions } from '../options';
import { setContentSecurityPolicy } from '../page/csp';
import { judgementOf } from '../releases/choose';
import type { Offer } from '../releases/compatibility';
import type { PublicBases } from '../releases/publicBases';
import type { ReleaseStore } from '../releases/releaseStore';
import type { Releases } from '../releases/releases';
import { opsOnly } from './opsOnly';
import type { ReportLog } from './reportLog';

const style = `
:root{color-scheme:light dark}body{margin:0 auto;max-width:1200px;padding:16px;font:15px/1.6 system-ui,sans-serif}
div{overflow-x:auto}table{border-collapse:collapse;width:100%;margin-bottom:24px}
th,td{padding:4px 12px 4px 0;border-bottom:1px solid #8886;text-align:left;vertical-align:top;white-space:nowrap}
.bad{color:#b3261e;font-weight:600}@media(prefers-color-scheme:dark){.bad{color:#ff8a80}}
`;

type Cell = string | number | { readonly bad: string };

const cell = (value: Cell) =>
  typeof value === 'object'
    ? `<td class="bad">${attribute(value.bad)}</td>`
    : `<td>${attribute(String(value))}</td>`;

function table(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const empty = `<tr><td colspan="${heads.length}">还没有</td></tr>`;
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('') || empty;
  return `<h2>${title}</h2><div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const verdicts = { compatible: '相容', incompatible: '不相容', unknown: '未声明', missing: '没有' } as const;

function roleOf({ current, canary }: Releases, version: string): string {
  if (version === current) return canary ? `当前，${100 - canary.percent}%` : '当前';
  return version === canary?.version ? `灰度，${canary.percent}%` : '保留';
}

interface StatusParts {
  readonly store: ReleaseStore;
  readonly offer: Offer;
  readonly log: ReportLog;
  readonly publicBases: PublicBases;
}

function releaseRows({ store, offer, log }: StatusParts): Cell[][] {
  return store.remotes.flatMap(({ name }) => {
    const known = store.get(name);
    if (!known) return [[name, { bad: '读不到' }, '', '', '', '', '']];
    const unread = store.failing(name) ? '（读不到，用上次的）' : '';
    return Object.entries(known.releases).map(([version, release]): Cell[] => {
      const { verdict, reason } = judgementOf(release, offer);
      const words = verdicts[verdict] + (reason ? `：${reason}` : '');
      const failed = failureClasses.flatMap((failure) => {
        const count = log.count(name, version, failure);
        return count > 0 ? [`${failure} ${count}`] : [];
      });
      return [
        name + unread,
        version,
        roleOf(known, version),
        verdict === 'incompatible' ? { bad: words } : words,
        release.built,
        log.count(name, version, 'loads'),
        failed.length > 0 ? { bad: failed.join('，') } : '0',
      ];
    });
  });
}

/** Returns the table of the remotes that browsers load from elsewhere; empty when there is none. */
function publicBaseTable({ results }: PublicBases): string {
  if (results.length === 0) return '';
  const rows = results.map(({ remote, problem }): Cell[] => [
    remote.name,
    remote.publicBase ?? '',
    problem === undefined ? '可以载入' : { bad: `浏览器不能载入：${problem}` },
  ]);
  return table('公开地址', ['栏目', '地址', '跨域载入'], rows);
}

function page(parts: StatusParts, nonce: string): string {
  const { store, log, publicBases } = parts;
  const heads = ['栏目', '版本', '用途', '与外壳', '构建时间', '加载（估计）', '失败'];
  const failures = log.failures.map((seen) => [
    seen.at.toISOString(),
    seen.area,
    seen.release,
    seen.failure,
    seen.request,
  ]);
  const deploys = store.changes.map(({ at, area, current, canary }) => [
    at.toISOString(),
    area,
    current,
    canary ?? '',
  ]);
  const listError =
    store.listError && `<p class="bad">栏目清单读不到，用上次的：${attribute(store.listError)}</p>`;
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="15"><title>门户状态</title><style nonce="${nonce}">${style}</style></head>
<body><h1>门户状态</h1><p>本进程启动以来，${new Date().toISOString()}，每 15 秒更新。</p>${listError ?? ''}
${table('版本', heads, releaseRows(parts))}
${publicBaseTable(publicBases)}
${table('浏览器里的失败', ['时间', '栏目', '版本', '种类', '请求编号'], failures)}
${table('发布', ['时间', '栏目', '当前', '灰度'], deploys)}
</body></html>
`;
}

/** Serves `/status` for operations: releases with their verdicts, failures that browsers saw, and the last deploys. */
export function serveStatus(
  app: FastifyInstance,
  parts: StatusParts,
  ops: Pick<GatewayOptions, 'opsToken' | 'mode'>,
): void {
  app.get('/status', { onRequest: opsOnly(ops) }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    setContentSecurityPolicy(reply, { nonce, origins: [], devOrigins: [] });
    return reply.type('text/html; charset=utf-8').send(page(parts, nonce));
  });
}
