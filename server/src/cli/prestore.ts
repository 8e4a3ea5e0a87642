import type { PrestoreApply } from '@portal/shared/contract';
import {
  formatFen,
  formatInstant,
  type PrestoreState,
  prestoreInvoicingLabels,
  prestoreStateLabels,
  prestoreStates,
} from '@portal/shared/rules';
import type { Command } from 'commander';
import { fenOf } from './amount';
import { approvalLine } from './approval';
import { afterOption, queueLines } from './page';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';
import { stateOption } from './state';

/** Commands for applications of prepayments: list, approve, refuse. */
export function addPrestoreCommands(program: Command, run: Run): void {
  program
    .command('prestores')
    .description('列出预存申请，最早的在前；默认只列出待审核的')
    .addOption(stateOption(prestoreStates, prestoreStateLabels))
    .addOption(afterOption())
    .action(({ state, ...page }: { state: PrestoreState; after?: string }) =>
      run((portal) => prestores(portal, state, page)),
    );
  const prestore = program.command('prestore').description('审核预存申请').helpCommand(false);
  prestore
    .command('approve')
    .description('款项已到账：入账并赠送；超过复核金额时须另一位工作人员复核')
    .argument('<申请单号>')
    .requiredOption('--amount <元>', '实际到账金额；与申请不同则不入账，请客户先修改申请', fenOf)
    .action((code: string, { amount }: { amount: number }) => run((portal) => approve(portal, code, amount)));
  prestore
    .command('refuse')
    .description('驳回申请')
    .argument('<申请单号>')
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((code: string, { reason }: { reason: string }) =>
      run(async (portal) => {
        await call(portal, 'staff/prestore/refuse', { code, reason });
        return [`${code}　已驳回`];
      }),
    );
}

async function prestores(portal: Portal, state: PrestoreState, page: { after?: string }): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/prestore/list', { states: [state], ...page });
  if (list.length === 0) return ['没有预存申请'];
  const lines = list.flatMap((row) => [
    applicationLine(row, row.member),
    `　凭证　${row.voucher.name}　${portal.url}${row.link}`,
  ]);
  return [...lines, ...queueLines(rest, '个申请')];
}

function applicationLine(row: PrestoreApply, member: string): string {
  const { code, state, amount_fen, bonus_fen, payer, paid_on, created, note, reason, invoicing } = row;
  const bonus = bonus_fen > 0 ? `（赠送 ${formatFen(bonus_fen)}）` : '';
  const paid = `付款人 ${oneLine(payer)}，${paid_on} 付款`;
  const rest = [note && `备注 ${oneLine(note)}`, reason && `原因 ${oneLine(reason)}`].filter(Boolean);
  return [
    ...[code, prestoreStateLabels[state], `${formatFen(amount_fen)}${bonus}`, oneLine(member), paid],
    ...[prestoreInvoicingLabels[invoicing], `提交于 ${formatInstant(created)}`, ...rest],
  ].join('　');
}

async function approve(portal: Portal, code: string, amount_fen: number): Promise<string[]> {
  const { approval } = await call(portal, 'staff/prestore/approve', { code, seen: { amount_fen } });
  return [approval === null ? `${code}　已入账` : approvalLine(approval)];
}
