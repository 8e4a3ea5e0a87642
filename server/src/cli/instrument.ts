import type { Data, Input, StaffInstrument } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Command } from 'commander';
import { withEtagFirst } from './content';
import { edit, editOf, keepEtag } from './edit';
import { CommandError, call, type Portal } from './portal';
import type { Run } from './program';

/** Commands for instruments: list, save, closed days, service and permissions to operate alone. */
export function addInstrumentCommands(program: Command, run: Run): void {
  program
    .command('instruments')
    .description('列出仪器')
    .action(() =>
      run(async (portal) => {
        const { list } = await call(portal, 'staff/instrument/list', { size: limits.pageSizeMax });
        return list.map(instrumentLine);
      }),
    );
  const instrument = program
    .command('instrument')
    .description('维护仪器、停用安排与上机权限')
    .helpCommand(false);
  instrument
    .command('save')
    .description('新增或修改仪器')
    .argument('<文件>', 'JSON 文件，字段见 /api/docs 的 staff/instrument/save')
    .action((file: string) => run((portal) => save(portal, file)));
  instrument
    .command('show')
    .description('查看一台仪器（JSON，可修改后再用 instrument save 保存）')
    .argument('<仪器编号>')
    .action((code: string) => run((portal) => show(portal, code)));
  instrument
    .command('close')
    .description('停用若干天；受影响的预约改到其他仪器或取消')
    .argument('<仪器编号>')
    .argument('<开始日期>')
    .argument('<结束日期>')
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((code: string, from: string, to: string, { reason }: { reason: string }) =>
      run(async (portal) => [
        clearedLine(code, await call(portal, 'staff/instrument/close', { code, from, to, reason })),
      ]),
    );
  instrument
    .command('out')
    .description('暂停使用；受影响的预约改到其他仪器或取消')
    .argument('<仪器编号>')
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((code: string, { reason }: { reason: string }) =>
      run(async (portal) => [
        clearedLine(code, await call(portal, 'staff/instrument/outOfService', { code, reason })),
      ]),
    );
  instrument
    .command('reopen')
    .description('取消包含这一天的停用安排')
    .argument('<仪器编号>')
    .argument('<日期>')
    .action((code: string, day: string) =>
      run(async (portal) => [instrumentLine(await call(portal, 'staff/instrument/reopen', { code, day }))]),
    );
  instrument
    .command('in')
    .description('恢复使用')
    .argument('<仪器编号>')
    .action((code: string) =>
      run(async (portal) => [instrumentLine(await call(portal, 'staff/instrument/inService', { code }))]),
    );
  for (const [act, label, done] of [
    ['permit', '授予客户自主上机权限', '已授权'],
    ['revoke', '收回客户自主上机权限', '已收回'],
  ] as const)
    instrument
      .command(act)
      .description(label)
      .argument('<仪器编号>')
      .argument('<客户账号>')
      .action((code: string, account: string) =>
        run(async (portal) => {
          await call(portal, `staff/instrument/${act}`, { code, account });
          return [`${code}　${account}　${done}`];
        }),
      );
}

async function save(portal: Portal, file: string): Promise<string[]> {
  const { content, etag } = await editOf<Input<'staff/instrument/save'>>(file);
  const of = (present: StaffInstrument) => present;
  const saved = await edit(portal, 'staff/instrument/save', { ...content, etag }, { given: content, of });
  await keepEtag(file, saved.etag);
  return [instrumentLine(saved)];
}

/** Returns the instrument as `instrument save` takes it. */
async function show(portal: Portal, code: string): Promise<string[]> {
  const { list } = await call(portal, 'staff/instrument/list', { size: limits.pageSizeMax });
  const found = list.find((one) => one.code === code.toUpperCase());
  if (!found) throw new CommandError(`没有仪器 ${code}`);
  const { rid: _, out_of_service: _out, closures: _closures, etag, ...terms } = found;
  return [withEtagFirst(etag, terms)];
}

const clearedLine = (code: string, { moved, cancelled }: Data<'staff/instrument/close'>): string =>
  `${code}　改到其他仪器 ${moved} 个预约，取消 ${cancelled} 个`;

const instrumentLine = (row: Data<'staff/instrument/save'>): string => {
  const { code, name, place, slot_minutes, capacity, out_of_service, closures } = row;
  return [
    ...[code, name, place, `每段 ${slot_minutes} 分钟`, `同时 ${capacity} 个`],
    ...(row.self_operated ? ['可自主上机'] : []),
    ...(out_of_service === null ? [] : [`【暂停使用】${out_of_service}`]),
    ...closures.map(({ from, to, reason }) => `停用 ${from} 至 ${to} ${reason}`),
  ].join('　');
};
