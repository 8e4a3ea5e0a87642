import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Data } from '@portal/shared/contract';
import type { Command } from 'commander';
import { zipNames } from '../modules/zip/zip.rules';
import { CommandError, call, type Portal } from './portal';
import { fileKindLabels, oneLine } from './print';
import type { Run } from './program';

type Files = Data<'staff/order/files'>;

/** The command for the files of an order: lists them with their links, or saves the member's raw data. */
export function addOrderFileCommands(program: Command, run: Run): void {
  program
    .command('files <订单号>')
    .description('列出订单的文件和下载链接；--to 下载客户的待分析数据')
    .option('--to <文件夹>', '把待分析数据下载到该文件夹')
    .action((code: string, { to }: { to?: string }) =>
      run(async (portal) => {
        const files = await call(portal, 'staff/order/files', { code });
        return to === undefined ? fileLines(portal, files) : saveRaw(portal, code, files, to);
      }),
    );
}

function fileLines({ url }: Portal, { list, raw_zip }: Files): string[] {
  if (list.length === 0) return ['订单还没有文件'];
  return [
    ...list.map(
      ({ kind, name, size, link }) =>
        `${fileKindLabels[kind]}　${oneLine(name)}　${size} 字节　${url}${link}`,
    ),
    ...(raw_zip === null ? [] : [`全部待分析数据（zip）　${url}${raw_zip}`]),
    '链接一分钟内有效',
  ];
}

/** Saves the raw data one file after the other, under names of their own. Asks for each link, because it expires. */
async function saveRaw(portal: Portal, code: string, { list }: Files, folder: string): Promise<string[]> {
  const raw = list.filter(({ kind }) => kind === 'raw');
  if (raw.length === 0) return ['订单没有待分析数据'];
  await mkdir(folder, { recursive: true });
  const names = zipNames(raw.map(({ name }) => name));
  const lines: string[] = [];
  for (const [index, { rid, size }] of raw.entries()) {
    const path = join(folder, names[index] ?? '');
    const { list: fresh } = await call(portal, 'staff/order/files', { code });
    const found = fresh.find((file) => file.rid === rid);
    if (!found) continue;
    await save(`${portal.url}${found.link}`, path);
    lines.push(`已下载 ${path}（${size} 字节）`);
  }
  return lines;
}

/** Saves what a link downloads; an existing file is not overwritten. */
async function save(link: string, path: string): Promise<void> {
  const { ok, body } = await fetch(link);
  if (!ok || !body) throw new CommandError(`下载失败：${path}`);
  await pipeline(Readable.fromWeb(body), createWriteStream(path, { flags: 'wx' })).catch(() => {
    throw new CommandError(`写不了文件：${path}（可能已存在）`);
  });
}
