import type { Sending } from '@portal/shared/contract';
import {
  formatInstant,
  formatMessage,
  type SendingChannel,
  sendingChannelLabels,
  sendingChannels,
} from '@portal/shared/rules';
import { type Command, Option } from 'commander';
import { CommandError, call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

const channels = sendingChannels.map((name) => `${name}（${sendingChannelLabels[name]}）`).join('、');

/** Commands for what the portal sends to others, and for its background jobs. */
export function addSendingCommands(program: Command, run: Run): void {
  program
    .command('sendings')
    .description('短信、邮件与回调：各有多少在等，哪些失败过')
    .addOption(new Option('--channel <方式>', channels).choices(sendingChannels))
    .action(({ channel }: { channel?: SendingChannel }) => run((portal) => list(portal, channel)));
  program
    .command('sending')
    .description('再试失败的发送')
    .helpCommand(false)
    .command('retry <方式> [编号]')
    .description(`立即再试一种方式的全部失败，或其中一条：${channels}`)
    .action((word: string, rid?: string) =>
      run(async (portal) => {
        const input = { channel: channelOf(word), ...(rid !== undefined && { rid }) };
        const { sent } = await call(portal, 'staff/sending/retry', input);
        return [sent === 0 ? '没有失败的发送' : `已重新发送 ${sent} 条`];
      }),
    );
  program
    .command('jobs')
    .description('后台任务上次的运行')
    .action(() => run(jobs));
}

function channelOf(word: string): SendingChannel {
  const found = sendingChannels.find((name) => name === word);
  if (!found) throw new CommandError(`${formatMessage('方式')}：${channels}`);
  return found;
}

async function list(portal: Portal, channel: SendingChannel | undefined): Promise<string[]> {
  const { channels: queues, list: failed } = await call(
    portal,
    'staff/sending/list',
    channel ? { channel } : {},
  );
  return [
    ...queues.map(
      ({ channel: name, waiting, failing, oldest }) =>
        `${sendingChannelLabels[name]}　等待 ${waiting}　失败 ${failing}${oldest === null ? '' : `　最早 ${formatInstant(oldest)}`}`,
    ),
    ...failed.map(line),
  ];
}

const line = ({ rid, channel, title, receiver, created, tried, next }: Sending): string =>
  [
    rid,
    sendingChannelLabels[channel],
    oneLine(title),
    oneLine(receiver),
    formatInstant(created),
    `已试 ${tried} 次`,
    next === null ? '不再自动发送' : `下次 ${formatInstant(next)}`,
  ].join('　');

async function jobs(portal: Portal): Promise<string[]> {
  const { list: runs } = await call(portal, 'staff/sending/jobs', {});
  return runs.map(({ name, every_minutes, began, ended }) =>
    [
      name,
      every_minutes === null ? '' : `每 ${every_minutes} 分钟`,
      `开始 ${formatInstant(began)}`,
      ended === null ? '未结束' : `结束 ${formatInstant(ended)}`,
    ]
      .filter(Boolean)
      .join('　'),
  );
}
