import type { Data } from '@portal/shared/contract';
import { accountKinds, formatFen } from '@portal/shared/rules';
import type { Command } from 'commander';
import { CommandError, call, type Portal } from './portal';
import type { Run } from './program';

/** Commands for the ledger: check all its figures, show the balances of one owner. */
export function addLedgerCommands(program: Command, run: Run): void {
  const ledger = program.command('ledger').description('核对账本，查看账户余额');
  ledger
    .command('check')
    .description('核对全部账目；有不符时列出并以 1 退出')
    .action(() => run(check));
  ledger
    .command('balance <账号>')
    .description('查看一位客户（账号或手机号）的余额；lab 为实验室自己的账户')
    .action((owner: string) => run((portal) => balance(portal, owner)));
}

async function check(portal: Portal): Promise<string[]> {
  const { total, list } = await call(portal, 'staff/ledger/check', {});
  if (total === 0) return ['账本核对无误'];
  const lines = list.map(
    ({ figure, subject, expected, found }) => `${figure}　${subject}　应为 ${expected}，实为 ${found}`,
  );
  throw new CommandError([`账本有 ${total} 处不符：`, ...lines].join('\n'));
}

type Account = Data<'staff/ledger/balance'>['accounts'][number];

async function balance(portal: Portal, word: string): Promise<string[]> {
  const { owner, accounts } = await call(portal, 'staff/ledger/balance', { owner: word });
  return [owner, ...accounts.map(accountLine)];
}

function accountLine({ kind, balance, held, available, closed }: Account): string {
  const { label, unit } = accountKinds[kind];
  const amount = (value: number): string => (unit === 'fen' ? formatFen(value) : `${value}`);
  const free = available === null ? '' : `　可用 ${amount(available)}`;
  return `${label}　余额 ${amount(balance)}　预留 ${amount(held)}${free}${closed === null ? '' : '　【已停用】'}`;
}
