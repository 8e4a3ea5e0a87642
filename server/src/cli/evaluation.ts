import type { Data } from '@portal/shared/contract';
import { type EvaluationState, evaluationStateLabels, evaluationStates } from '@portal/shared/rules';
import { type Command, Option } from 'commander';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Row = Data<'staff/evaluation/list'>['list'][number];

interface ListOptions {
  readonly state: EvaluationState;
  readonly before?: string;
}

/** Commands for evaluations: list, release, hide with a reason, reply. */
export function addEvaluationCommands(program: Command, run: Run): void {
  program
    .command('evaluations')
    .description('列出客户的评价，默认待审核的，最新的在前')
    .addOption(new Option('--state <状态>', '状态').choices(evaluationStates).default('waiting'))
    .option('--before <位置>', '下一页的位置')
    .action((options: ListOptions) => run((portal) => list(portal, options)));
  const evaluation = program.command('evaluation').description('展示、隐藏或回复一条评价').helpCommand(false);
  evaluation
    .command('release')
    .description('在项目页展示；评分高低不是理由，好评差评都应展示')
    .argument('<评价编号>')
    .action((code: string) =>
      run(async (portal) => [stateLine(await call(portal, 'staff/evaluation/release', { code }))]),
    );
  evaluation
    .command('hide')
    .description('不展示，并扣回评价所得的积分；仅限广告、辱骂、泄露隐私等')
    .argument('<评价编号>')
    .requiredOption('--note <原因>', '告诉客户的原因')
    .action((code: string, { note }: { note: string }) =>
      run(async (portal) => [stateLine(await call(portal, 'staff/evaluation/hide', { code, reason: note }))]),
    );
  evaluation
    .command('reply')
    .description('回复；再次回复会替换之前的')
    .argument('<评价编号>')
    .requiredOption('--note <回复>', '展示在评价下方的回复')
    .action((code: string, { note }: { note: string }) =>
      run(async (portal) => {
        const { reply } = await call(portal, 'staff/evaluation/reply', { code, text: note });
        return [`${code}　已回复：${oneLine(reply?.text ?? '')}`];
      }),
    );
}

const stateLine = ({ code, state }: { code: string; state: EvaluationState }): string =>
  `${code}　现在是“${evaluationStateLabels[state]}”`;

async function list(portal: Portal, { state, before }: ListOptions): Promise<string[]> {
  const page = await call(portal, 'staff/evaluation/list', {
    state,
    ...(before !== undefined && { before }),
  });
  if (page.list.length === 0) return [`没有“${evaluationStateLabels[state]}”的评价`];
  const lines = page.list.flatMap((row) => rowLines(portal, row));
  return page.next === null
    ? lines
    : [...lines, `下一页：evaluations --state ${state} --before ${page.next}`];
}

function rowLines({ url }: Portal, row: Row): string[] {
  const { code, stars, member, order, item, text, pictures, reply, reason } = row;
  return [
    `${code}　${'★'.repeat(stars)}　${item.name}　订单 ${order.code}　${member}${row.anonymous ? '（匿名）' : ''}`,
    ...(text === '' ? [] : [`　内容　${oneLine(text)}`]),
    ...pictures.map((path) => `　图片　${url}${path}`),
    ...(reply === null ? [] : [`　回复　${oneLine(reply.text)}`]),
    ...(reason === '' ? [] : [`　原因　${oneLine(reason)}`]),
  ];
}
