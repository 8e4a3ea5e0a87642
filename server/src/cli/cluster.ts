import type { Data } from '@portal/shared/contract';
import {
  type ClusterState,
  clusterRoleLabels,
  clusterStateLabels,
  clusterStates,
  formatFen,
} from '@portal/shared/rules';
import type { Command } from 'commander';
import { afterOption, queueLines } from './page';
import { CommandError, call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Row = Data<'staff/cluster/list'>['list'][number];

/** Commands for groups: list, show, freeze and unfreeze. */
export function addClusterCommands(program: Command, run: Run): void {
  program
    .command('clusters')
    .description('列出社群，最新的在前')
    .option('--state <状态>', '只列出该状态的社群', stateOf)
    .addOption(afterOption())
    .action(({ state, ...page }: { state?: ClusterState; after?: string }) =>
      run((portal) => clusters(portal, state, page)),
    );
  const cluster = program.command('cluster').description('查看、冻结社群').helpCommand(false);
  cluster
    .command('show')
    .description('显示社群与成员')
    .argument('<社群号>')
    .action((code: string) => run((portal) => show(portal, code)));
  for (const [verb, frozen, description] of [
    ['freeze', true, '冻结社群：不能转入、转出和付款'],
    ['unfreeze', false, '解冻社群'],
  ] as const)
    cluster
      .command(verb)
      .description(description)
      .argument('<社群号>')
      .requiredOption('--reason <原因>', '群主看到的原因')
      .action((code: string, { reason }: { reason: string }) =>
        run(async (portal) => {
          const { state } = await call(portal, 'staff/cluster/freeze', { code, frozen, reason });
          return [`${code}　${clusterStateLabels[state]}`];
        }),
      );
}

async function clusters(
  portal: Portal,
  state: ClusterState | undefined,
  page: { after?: string },
): Promise<string[]> {
  const input = { states: state === undefined ? [] : [state], ...page };
  const { list, ...rest } = await call(portal, 'staff/cluster/list', input);
  if (list.length === 0) return ['没有社群'];
  return [...list.map(line), ...queueLines(rest, '个社群')];
}

async function show(portal: Portal, code: string): Promise<string[]> {
  const { people, ...row } = await call(portal, 'staff/cluster/detail', { code });
  return [
    line(row),
    ...people.map(({ member, role, limit_fen }) => {
      const limit = limit_fen === null ? '不限' : `每月 ${formatFen(limit_fen)}`;
      return `　${clusterRoleLabels[role]}　${oneLine(member)}　${limit}`;
    }),
  ];
}

function line({ code, name, state, owner, members, available }: Row): string {
  const money = `预存 ${formatFen(available.cash_fen)}　赠送金 ${formatFen(available.bonus_fen)}`;
  return `${code}　${oneLine(name)}　${clusterStateLabels[state]}　群主 ${oneLine(owner)}　${members} 人　${money}`;
}

/** A state by its key or its Chinese name. */
function stateOf(word: string): ClusterState {
  const state = clusterStates.find((one) => one === word || clusterStateLabels[one] === word);
  if (state) return state;
  const known = clusterStates.map((one) => `${one}（${clusterStateLabels[one]}）`).join('、');
  throw new CommandError(`没有状态 ${word}。可用：${known}`);
}
