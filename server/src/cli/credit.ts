import type { Data } from '@portal/shared/contract';
import { creditStateLabels, formatFen, formatInstant } from '@portal/shared/rules';
import type { Command } from 'commander';
import { fenOf } from './amount';
import { approvalLine } from './approval';
import { afterOption, queueLines } from './page';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Row = Data<'staff/credit/list'>['list'][number];

/** Commands for credit limits: list applications, grant, refuse, set without an application. */
export function addCreditCommands(program: Command, run: Run): void {
  program
    .command('credits')
    .description('列出待审核的信用额度申请，最早的在前')
    .addOption(afterOption())
    .action((options: { after?: string }) => run((portal) => credits(portal, options)));
  const credit = program.command('credit').description('审核、设置或停用信用额度').helpCommand(false);
  credit
    .command('grant')
    .description('批准申请；超过复核金额时须另一位工作人员复核')
    .argument('<申请单号>')
    .option('--amount <元>', '批准的额度，默认为申请的额度', fenOf)
    .action((code: string, { amount }: { amount?: number }) =>
      run(async (portal) => {
        const given = amount === undefined ? {} : { amount_fen: amount };
        const { approval } = await call(portal, 'staff/credit/grant', { code, ...given });
        return [approval === null ? `${code}　已批准` : approvalLine(approval)];
      }),
    );
  credit
    .command('refuse')
    .description('驳回申请')
    .argument('<申请单号>')
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((code: string, { reason }: { reason: string }) =>
      run(async (portal) => {
        await call(portal, 'staff/credit/refuse', { code, reason });
        return [`${code}　已驳回`];
      }),
    );
  credit
    .command('set')
    .description('设置一位客户的信用额度，0 为停用')
    .argument('<客户账号>')
    .argument('<元>', '额度，如 20000', fenOf)
    .requiredOption('--reason <原因>', '记录在案的原因')
    .action((account: string, amount_fen: number, { reason }: { reason: string }) =>
      run(async (portal) => {
        const done = await call(portal, 'staff/credit/set', { account, amount_fen, reason });
        return [
          done.approval === null ? `${account}　${creditText(done.credit)}` : approvalLine(done.approval),
        ];
      }),
    );
}

async function credits(portal: Portal, page: { after?: string }): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/credit/list', { states: ['waiting'], ...page });
  if (list.length === 0) return ['没有待审核的信用额度申请'];
  return [...list.map(applicationLine), ...queueLines(rest, '个申请')];
}

const applicationLine = ({ code, state, amount_fen, reason, member, credit, created }: Row): string =>
  [
    ...[code, creditStateLabels[state], `申请 ${formatFen(amount_fen)}`, oneLine(member), creditText(credit)],
    ...[`理由 ${oneLine(reason)}`, formatInstant(created)],
  ].join('　');

const creditText = ({ limit_fen, used_fen, reserved_fen }: Row['credit']): string =>
  `额度 ${formatFen(limit_fen)}（已用 ${formatFen(used_fen)}，占用 ${formatFen(reserved_fen)}）`;
