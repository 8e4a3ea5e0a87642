import type { Command } from 'commander';
import { pageLine, pageOption } from './page';
import { call, type Portal } from './portal';
import { requirementLines } from './print';
import type { Run } from './program';

/** The command that lists requirements and messages, newest first. */
export function addRequirementCommands(program: Command, run: Run): void {
  program
    .command('requirements')
    .description('列出客户发布的需求与留言，最新的在前')
    .addOption(pageOption())
    .action((options: { page?: number }) => run((portal) => requirements(portal, options.page ?? 1)));
}

async function requirements(portal: Portal, page: number): Promise<string[]> {
  const { total, list: rows } = await call(portal, 'staff/requirement/list', { page });
  if (total === 0) return ['没有需求'];
  const lines = rows.flatMap((row) => requirementLines(row, portal.url));
  return [...lines, pageLine(total, '条', page)];
}
