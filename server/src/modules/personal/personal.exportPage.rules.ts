import { type ExportFile, exportFiles } from './personal.export.rules';

/** Name of the page that leads a reader through the export. */
export const exportPageName = '首页.html';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? '');
const linkTo = (path: string): string =>
  `<a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(path)}</a>`;

interface Exported {
  readonly account: string;
  /** When it was made, as people read it. */
  readonly made: string;
  /** Number of records of each file. */
  readonly records: ReadonlyMap<ExportFile, number>;
  /** Stored files with their sizes in bytes. */
  readonly files: readonly { readonly path: string; readonly size?: number | undefined }[];
}

const kilobytes = (size: number | undefined): string =>
  size === undefined ? '' : `${Math.max(1, Math.ceil(size / 1024))} kB`;

/** Returns the page that says in words what the export holds, with a link to each file: it opens by a double click, without a network. */
export function exportPage({ account, made, records, files }: Exported): string {
  const names = Object.keys(exportFiles) as ExportFile[];
  const filled = names.filter((name) => (records.get(name) ?? 0) > 0);
  const rows = filled.map(
    (name) =>
      `<tr><td>${escaped(exportFiles[name])}</td><td class="n">${records.get(name)} 条</td><td>${linkTo(`${name}.json`)}</td></tr>`,
  );
  const empty = names.filter((name) => !filled.includes(name)).map((name) => escaped(exportFiles[name]));
  const stored = files.map(
    ({ path, size }) => `<tr><td>${linkTo(path)}</td><td class="n">${kilobytes(size)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>个人数据导出</title>
<style>:root{color-scheme:light dark}body{font:16px/1.7 system-ui,sans-serif;max-width:52em;margin:2em auto;padding:0 1em}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.35em .6em;border-bottom:1px solid #8885;overflow-wrap:anywhere}.n{text-align:right;white-space:nowrap}</style></head>
<body><h1>个人数据导出</h1>
<p>账号 ${escaped(account)}，导出于 ${escaped(made)}。时间为 UTC，金额单位为分（*_fen，100 分为 1 元）。</p>
<h2>您的数据</h2>
<table><thead><tr><th>内容</th><th class="n">记录</th><th>文件</th></tr></thead><tbody>${rows.join('')}</tbody></table>
${empty.length > 0 ? `<p>没有记录：${empty.join('；')}。</p>` : ''}
<h2>您的文件</h2>
${stored.length > 0 ? `<table><tbody>${stored.join('')}</tbody></table>` : '<p>没有文件。</p>'}
<p>不含：密码、验证码与登录凭证（只存散列值，无法还原），以及等待发送的短信副本。</p>
</body></html>
`;
}
