import type { DeviceContent, Edited, StaffDeviceRow } from '@portal/shared/contract';
import { formatFen, formatInstant } from '@portal/shared/rules';
import type { Command } from 'commander';
import { detailLines, previewLine } from './content';
import { edit, editOf, keepEtag } from './edit';
import { pageLine, pageOption } from './page';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

const key = '<项目编号>';

/** Commands for services: list, show, save a draft, preview, publish, withdraw from sale. */
export function addDeviceCommands(program: Command, run: Run): void {
  program
    .command('services')
    .description('列出服务项目：未发布的草稿在前，其余按目录顺序')
    .addOption(pageOption())
    .action(({ page = 1 }: { page?: number }) => run((portal) => list(portal, page)));
  const service = program.command('service').description('编写、预览、发布或下架服务项目').helpCommand(false);
  service
    .command(`show ${key}`)
    .description('查看已发布的内容、草稿与历史版本（JSON，可修改后再用 service save 保存）')
    .action((rid: string) =>
      run(async (portal) => detailLines(await call(portal, 'staff/device/detail', { rid }))),
    );
  service
    .command('save <文件>')
    .description('把 JSON 文件保存为草稿，访客看不到；字段见 /api/docs 的 staff/device/save')
    .option('--rid <项目编号>', '修改这个项目；不写则新建')
    .action((file: string, { rid }: { rid?: string }) => run((portal) => save(portal, file, rid)));
  service
    .command(`preview ${key}`)
    .description('按访客看到的样子输出草稿')
    .action((rid: string) => run((portal) => preview(portal, rid)));
  service
    .command(`publish ${key}`)
    .description('发布草稿并上架，或重新发布一个历史版本；新项目与改价需要客户经理')
    .option('--version <版本>', '历史版本的编号，见 service show')
    .action((rid: string, { version }: { version?: string }) =>
      run(async (portal) => {
        const input = { rid, ...(version !== undefined && { version: Number(version) }) };
        return [`${rid}　已发布，第 ${(await call(portal, 'staff/device/publish', input)).version} 版`];
      }),
    );
  service
    .command(`withdraw ${key}`)
    .description('下架项目：不再能搜索和下单，已有订单不受影响；内容保留为草稿')
    .action((rid: string) =>
      run(async (portal) => {
        await call(portal, 'staff/device/withdraw', { rid });
        return [`${rid}　已下架`];
      }),
    );
}

async function save(portal: Portal, file: string, rid: string | undefined): Promise<string[]> {
  const { content, etag } = await editOf<DeviceContent>(file);
  const input = { content, etag, ...(rid !== undefined && { rid }) };
  const of = {
    given: content,
    of: ({ draft, published }: Edited<'staff/device/save'>) => draft ?? published,
  };
  const saved = await edit(portal, 'staff/device/save', input, of);
  await keepEtag(file, saved.etag);
  return [
    `${saved.rid}　${saved.draft.name}　已保存草稿`,
    `预览：service preview ${saved.rid}　发布：service publish ${saved.rid}`,
  ];
}

async function preview(portal: Portal, rid: string): Promise<string[]> {
  const shown = await call(portal, 'staff/device/preview', { rid });
  const options = shown.options.map(
    ({ label, choices }) =>
      `${label}　${choices.map((one) => `${one.label} ${formatFen(one.price_fen)}`).join('、')}`,
  );
  return [
    `${shown.name}　${formatFen(shown.price_fen)}/${shown.unit}　${shown.turnaround_days} 个工作日`,
    shown.sketch,
    ...options,
    ...shown.sample_requirements,
    shown.detail,
    previewLine(portal, await call(portal, 'staff/device/previewLink', { rid })),
  ];
}

async function list(portal: Portal, page: number): Promise<string[]> {
  const { total, list: rows } = await call(portal, 'staff/device/list', { page });
  return [...rows.map(line), pageLine(total, '个服务项目', page)];
}

const marks = { onSale: '', withdrawn: '【已下架】', draft: '【未发布】' } as const;

function line({ rid, name, child_id, price_fen, state, draft }: StaffDeviceRow): string {
  const saved = draft === null ? '' : `　有草稿（${formatInstant(draft)}）`;
  return `${rid}　${child_id}　${formatFen(price_fen)}　${oneLine(name)}${marks[state]}${saved}`;
}
