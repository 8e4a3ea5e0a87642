import type { Data } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import type { Command } from 'commander';
import { call } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Preview = Data<'staff/accountMerge/preview'>;

/** Commands for two accounts of one person. */
export function addAccountMergeCommands(program: Command, run: Run): void {
  const merge = program
    .command('merge')
    .description('合并同一人的两个账户（须两位管理员）')
    .helpCommand(false);
  merge
    .command('preview')
    .description('列出合并会移动什么、还有什么须先处理；什么都不改')
    .argument('<客户账号>', '要停用的账户：用户名或手机号')
    .argument('<并入的账户>', '保留的账户')
    .action((account: string, into: string) =>
      run(async (portal) =>
        previewLines(await call(portal, 'staff/accountMerge/preview', { account, into })),
      ),
    );
  merge
    .command('ask')
    .description('提交合并，由另一位管理员复核后执行')
    .argument('<客户账号>', '要停用的账户：用户名或手机号')
    .argument('<并入的账户>', '保留的账户')
    .requiredOption('--reason <原因>', '记录在案的原因')
    .action((account: string, into: string, { reason }: { reason: string }) =>
      run(async (portal) => {
        const { approval } = await call(portal, 'staff/accountMerge/ask', { account, into, reason });
        return [`已提交，须另一位管理员复核：merge asked ${approval}，approval agree ${approval}`];
      }),
    );
  merge
    .command('asked')
    .description('列出一张合并复核单现在会移动什么')
    .argument('<复核单号>')
    .action((code: string) =>
      run(async (portal) => {
        const { reason, ...preview } = await call(portal, 'staff/accountMerge/asked', { code });
        return [`原因　${oneLine(reason)}`, ...previewLines(preview)];
      }),
    );
  merge
    .command('show')
    .description('查看一个账户并入了哪个账户，或有哪些账户并入')
    .argument('<客户账号>')
    .action((account: string) =>
      run(async (portal) => {
        const shown = await call(portal, 'staff/accountMerge/account', { account });
        const { merged_into: into, joined } = shown;
        return [
          nameOf(shown),
          ...(into ? [`已并入　${nameOf(into)}`] : []),
          ...joined.map((one) => `并入本账户　${nameOf(one)}`),
        ];
      }),
    );
}

const nameOf = ({ name, company, phone, account }: Preview['from']): string =>
  [phone || account, name, company].filter(Boolean).map(oneLine).join('　');

function previewLines({ from, into, records, money, obstacles }: Preview): string[] {
  const amount = (unit: 'fen' | 'points', value: number) => (unit === 'fen' ? formatFen(value) : `${value}`);
  return [
    `停用　${nameOf(from)}`,
    `保留　${nameOf(into)}`,
    ...records.map(({ label, moving, present }) => `${label}　移动 ${moving}　保留账户已有 ${present}`),
    ...money.map(
      ({ label, unit, moving, present, after }) =>
        `${label}　移动 ${amount(unit, moving)}　保留账户已有 ${amount(unit, present)}　合并后 ${amount(unit, after)}`,
    ),
    ...(obstacles.length === 0 ? ['可以合并'] : obstacles.map((one) => `须先处理：${one}`)),
  ];
}
