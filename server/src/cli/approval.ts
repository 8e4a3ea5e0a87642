import { formatFen, formatInstant } from '@portal/shared/rules';
import type { Command } from 'commander';
import { afterOption, queueLines } from './page';
import { call, type Portal } from './portal';
import type { Run } from './program';

/** Commands of the second person for acts above the setting `approvalFen`. */
export function addApprovalCommands(program: Command, run: Run): void {
  program
    .command('approvals')
    .description('列出等待复核的操作，最早的在前')
    .addOption(afterOption())
    .action((options: { after?: string }) => run((portal) => approvals(portal, options)));
  const approval = program
    .command('approval')
    .description('复核另一位工作人员的操作（PORTAL_STAFF=reviewer）')
    .helpCommand(false);
  approval
    .command('agree')
    .description('同意，并执行该操作')
    .argument('<复核单号>')
    .action((code: string) =>
      run(async (portal) => {
        await call(portal, 'staff/approval/agree', { code });
        return [`${code}　已同意并执行`];
      }),
    );
  approval
    .command('refuse')
    .description('不同意，或撤回自己提交的操作')
    .argument('<复核单号>')
    .requiredOption('--reason <原因>', '记录在案的原因')
    .action((code: string, { reason }: { reason: string }) =>
      run(async (portal) => {
        await call(portal, 'staff/approval/refuse', { code, reason });
        return [`${code}　未执行`];
      }),
    );
}

/** Returns what an act prints when it waits for a second person. */
export const approvalLine = (code: string): string =>
  `金额超过复核金额，须另一位工作人员复核：approval agree ${code}`;

async function approvals(portal: Portal, page: { after?: string }): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/approval/list', page);
  if (list.length === 0) return ['没有等待复核的操作'];
  const lines = list.map(({ code, label, target, amount_fen, requested_by, requested }) =>
    [code, label, target, formatFen(amount_fen), `${requested_by} ${formatInstant(requested)}`].join('　'),
  );
  return [...lines, ...queueLines(rest, '项')];
}
