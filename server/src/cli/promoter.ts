import {
  formatFen,
  type PromoterState,
  promoterStateLabels,
  promoterStates,
  type WithdrawalState,
  withdrawalStateLabels,
  withdrawalStates,
} from '@portal/shared/rules';
import type { Command } from 'commander';
import { approvalLine } from './approval';
import { afterOption, queueLines } from './page';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';
import { stateOption } from './state';

interface ListOptions<State> {
  readonly state: State;
  readonly after?: string;
}

/** Commands for promoters and for the withdrawals of their rebates. */
export function addPromoterCommands(program: Command, run: Run): void {
  program
    .command('promoters')
    .description('列出推广员，默认待审核的，最早的在前')
    .addOption(stateOption(promoterStates, promoterStateLabels))
    .addOption(afterOption())
    .action((options: ListOptions<PromoterState>) => run((portal) => listPromoters(portal, options)));
  const promoter = program.command('promoter').description('审核或结束一个推广员');
  promoter
    .command('approve')
    .description('通过申请，生成推广码')
    .argument('<客户账号>')
    .action((account: string) =>
      run(async (portal) => [stateLine(account, await call(portal, 'staff/promoter/approve', { account }))]),
    );
  promoter
    .command('refuse')
    .description('不通过申请')
    .argument('<客户账号>')
    .requiredOption('--note <原因>', '告诉客户的原因')
    .action((account: string, { note }: { note: string }) =>
      run(async (portal) => [
        stateLine(account, await call(portal, 'staff/promoter/refuse', { account, note })),
      ]),
    );
  promoter
    .command('end')
    .description('结束推广：推广码失效，已有返利保留')
    .argument('<客户账号>')
    .requiredOption('--note <原因>', '告诉客户的原因')
    .action((account: string, { note }: { note: string }) =>
      run(async (portal) => [
        stateLine(account, await call(portal, 'staff/promoter/end', { account, note })),
      ]),
    );
  addWithdrawalCommands(program, run);
}

function addWithdrawalCommands(program: Command, run: Run): void {
  program
    .command('withdrawals')
    .description('列出返利提现，默认待打款的，最早的在前')
    .addOption(stateOption(withdrawalStates, withdrawalStateLabels))
    .addOption(afterOption())
    .action((options: ListOptions<WithdrawalState>) => run((portal) => listWithdrawals(portal, options)));
  const withdrawal = program.command('withdrawal').description('处理一个返利提现');
  withdrawal
    .command('pay')
    .description('登记已打款；填写实际打款的银行账号，与客户当前的不同则不予登记')
    .argument('<提现单号>')
    .argument('<银行账号>')
    .requiredOption('--reference <流水号>', '银行流水号')
    .action((code: string, account: string, { reference }: { reference: string }) =>
      run(async (portal) => {
        const { state, approval } = await call(portal, 'staff/rebate/pay', { code, account, reference });
        return [approval === null ? line({ code, state }) : approvalLine(approval)];
      }),
    );
  withdrawal
    .command('refuse')
    .description('退回一个未打款的提现，金额恢复可用')
    .argument('<提现单号>')
    .requiredOption('--note <原因>', '告诉客户的原因')
    .action((code: string, { note }: { note: string }) =>
      run(async (portal) => [line(await call(portal, 'staff/rebate/refuse', { code, note }))]),
    );
}

const stateLine = (account: string, { state }: { state: PromoterState }): string =>
  `${account}　现在是“${promoterStateLabels[state]}”`;

const line = ({ code, state }: { code: string; state: WithdrawalState }): string =>
  `${code}　现在是“${withdrawalStateLabels[state]}”`;

async function listPromoters(
  portal: Portal,
  { state, ...page }: ListOptions<PromoterState>,
): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/promoter/list', { states: [state], ...page });
  if (list.length === 0) return [`没有“${promoterStateLabels[state]}”的推广员`];
  const lines = list.map(({ member, channel, code }) =>
    [member, channel, code ?? ''].map(oneLine).filter(Boolean).join('　'),
  );
  return [...lines, ...queueLines(rest, '条')];
}

async function listWithdrawals(
  portal: Portal,
  { state, ...page }: ListOptions<WithdrawalState>,
): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/rebate/withdrawals', { states: [state], ...page });
  if (list.length === 0) return [`没有“${withdrawalStateLabels[state]}”的提现`];
  const lines = list.map(({ code, amount_fen, member, payee }) =>
    [code, formatFen(amount_fen), member, payee.name, payee.bank, payee.account].map(oneLine).join('　'),
  );
  return [...lines, ...queueLines(rest, '条')];
}
