import type { AuditEntry, Input } from '@portal/shared/contract';
import { formatInstant } from '@portal/shared/rules';
import type { Command } from 'commander';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Filter = Pick<Input<'staff/audit/list'>, 'act' | 'target' | 'staff' | 'from' | 'until' | 'before'>;

/** The command for the audit log. */
export function addAuditCommands(program: Command, run: Run): void {
  program
    .command('audit')
    .description('查询操作日志，最新的在前：谁在何时对什么做了什么，改动前后的值')
    .option('--act <操作>', '如 order.confirm、setting.update、account.roles')
    .option('--target <对象>', '单号、设置项，或客户的账号、手机号')
    .option('--staff <账号>', '某位工作人员的操作')
    .option('--from <日期>', '从这一天起，如 2026-11-01')
    .option('--until <日期>', '到这一天为止（含当日）')
    .option('--before <位置>', '上一页末尾给出的位置')
    .action((filter: Filter) => run((portal) => search(portal, filter)));
}

async function search(portal: Portal, filter: Filter): Promise<string[]> {
  const { list, next } = await call(portal, 'staff/audit/list', filter);
  if (list.length === 0) return ['没有符合条件的记录'];
  return [...list.map(line), ...(next === null ? [] : [`还有更多，查看下一页：加上 --before ${next}`])];
}

function line({ at, staff, act, target, note, before, after }: AuditEntry): string {
  const change = before === null && after === null ? '' : `${shown(before)} → ${shown(after)}`;
  return [formatInstant(at), `${staff.account} ${staff.name}`, act, oneLine(target), oneLine(note), change]
    .filter(Boolean)
    .join('　');
}

const shown = (value: unknown): string => (value === null ? '无' : JSON.stringify(value));
