import type { Sampling } from '@portal/shared/contract';
import { type SamplingAct, samplingActs, samplingActTable, samplingStateLabels } from '@portal/shared/rules';
import type { Command } from 'commander';
import { afterOption, queueLines } from './page';
import { CommandError, call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

/** Commands for bookings of on-site sampling: the list of open ones, and one act on a booking. */
export function addSamplingCommands(program: Command, run: Run): void {
  program
    .command('samplings')
    .description('列出待取样的上门取样预约，按日期与时段')
    .addOption(afterOption())
    .action((page: { after?: string }) => run((portal) => samplings(portal, page)));
  program
    .command('sampling')
    .description('确认、完成或取消一个预约')
    .argument(`<${samplingActs.join('|')}>`, '操作', actOf)
    .argument('<预约号>')
    .option('--note <说明>', '告诉客户的说明，取消时必填')
    .action((act: SamplingAct, code: string, options: { note?: string }) =>
      run((portal) => moveSampling(portal, { act, code, note: options.note ?? '' })),
    );
}

function actOf(word: string): SamplingAct {
  const act = samplingActs.find((one) => one === word);
  if (act) return act;
  throw new CommandError(
    `请写明 ${samplingActs.join('、')} 之一，例如：npm run staff -- sampling confirm V20260102-000001`,
  );
}

const ways = (can: readonly SamplingAct[]): string =>
  can.map((act) => `${act}（${samplingActTable[act].label}）`).join('、') || '无';

/** Returns a booking as one line. */
function samplingLine({ code, state, date, time, place, name, phone, message, can }: Sampling): string {
  const where = oneLine(`${place} ${name} ${phone} ${message}`);
  return `${code}　${samplingStateLabels[state]}　${date} ${time}　${where}　可：${ways(can)}`;
}

/** Lists the open bookings by day and slot. */
async function samplings(portal: Portal, page: { after?: string }): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/sampling/list', page);
  if (list.length === 0) return ['没有待取样的预约'];
  return [...list.map(samplingLine), ...queueLines(rest, '个预约')];
}

/** Applies an act to a booking. */
async function moveSampling(
  portal: Portal,
  { act, code, note }: { act: SamplingAct; code: string; note: string },
): Promise<string[]> {
  const moved = await call(portal, 'staff/sampling/move', { act, code, note });
  return [
    `${moved.code}　已${samplingActTable[act].label}，现在是“${samplingStateLabels[moved.state]}”　接下来可以：${ways(moved.can)}`,
  ];
}
