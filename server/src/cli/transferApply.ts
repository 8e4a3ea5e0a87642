import type { Data } from '@portal/shared/contract';
import { arrivalText, formatFen, transferApplyStateLabels } from '@portal/shared/rules';
import type { Command } from 'commander';
import { fenOf } from './amount';
import { approvalLine } from './approval';
import { afterOption, queueLines } from './page';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Row = Data<'staff/transferApply/list'>['list'][number];

/** Commands for bank transfers that members reported: list, book, refuse. */
export function addTransferCommands(program: Command, run: Run): void {
  program
    .command('transfers')
    .description('列出客户上报的转账，核对中的在前')
    .addOption(afterOption())
    .action((options: { after?: string }) => run((portal) => list(portal, options)));
  const transfer = program.command('transfer').description('核对客户上报的转账').helpCommand(false);
  transfer
    .command('match')
    .description('到账：先付结算单，余额记入客户的预存款')
    .argument('<凭证号>')
    .requiredOption('--amount <元>', '实际到账金额', fenOf)
    .action((code: string, { amount }: { amount: number }) =>
      run(async (portal) => {
        const { amount_fen, approval } = await call(portal, 'staff/transferApply/match', {
          code,
          amount_fen: amount,
        });
        if (approval !== null) return [approvalLine(approval)];
        return [`${code}　${arrivalText(amount, amount_fen)}`];
      }),
    );
  transfer
    .command('refuse')
    .description('未通过核对')
    .argument('<凭证号>')
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((code: string, { reason }: { reason: string }) =>
      run(async (portal) => {
        await call(portal, 'staff/transferApply/refuse', { code, reason });
        return [`${code}　未通过`];
      }),
    );
}

async function list(portal: Portal, page: { after?: string }): Promise<string[]> {
  const { list: rows, ...rest } = await call(portal, 'staff/transferApply/list', page);
  if (rows.length === 0) return ['没有上报的转账'];
  return [...rows.map((row) => rowLine(row, portal.url)), ...queueLines(rest, '笔')];
}

function rowLine(
  { code, state, amount_fen, payer, paid_on, statement, member, link }: Row,
  url: string,
): string {
  const target = statement ? `结算单 ${statement.code}` : '预存';
  return `${code}　${transferApplyStateLabels[state]}　${formatFen(amount_fen)}　${paid_on}　${oneLine(payer)}　${target}　${member}　${url}${link}`;
}
