import type { Data, Input } from '@portal/shared/contract';
import { formatInstant, labClock, limits, reservationStateLabels } from '@portal/shared/rules';
import type { Command } from 'commander';
import { afterOption, queueLines } from './page';
import { CommandError, call } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Row = Data<'staff/reservation/finish'>;

/** Commands for instrument time: the reservations of a day, and acts on one of them. */
export function addReservationCommands(program: Command, run: Run): void {
  program
    .command('reservations')
    .description('列出一天的机时预约')
    .argument('[日期]', '如 2026-12-01，默认为今天')
    .option('--instrument <仪器编号>', '只列这台仪器')
    .addOption(afterOption())
    .action((given: string | undefined, { instrument, after }: { instrument?: string; after?: string }) =>
      run(async (portal) => {
        const day = given ?? labClock(new Date()).today;
        const only = {
          ...(instrument !== undefined && { instrument }),
          ...(after !== undefined && { after }),
        };
        const input = { day, size: limits.pageSizeMax, ...only };
        const { list, ...rest } = await call(portal, 'staff/reservation/list', input);
        if (list.length === 0) return [`${day} 没有机时预约`];
        return [...list.map(reservationLine), ...queueLines(rest, '个预约')];
      }),
    );
  const reservation = program.command('reservation').description('处理机时预约').helpCommand(false);
  for (const [act, label] of [
    ['finish', '记录机时已使用'],
    ['miss', '记录客户未到场'],
  ] as const)
    reservation
      .command(act)
      .description(label)
      .argument('<预约号>')
      .option('--note <说明>', '说明', '')
      .action((code: string, { note }: { note: string }) =>
        run(async (portal) => [
          reservationLine(await call(portal, `staff/reservation/${act}`, { code, note })),
        ]),
      );
  reservation
    .command('cancel')
    .description('取消预约，通知客户')
    .argument('<预约号>')
    .requiredOption('--note <原因>', '客户看到的原因')
    .action((code: string, { note }: { note: string }) =>
      run(async (portal) => [
        reservationLine(await call(portal, 'staff/reservation/cancel', { code, note })),
      ]),
    );
  reservation
    .command('move')
    .description('改期，时长不变，通知客户')
    .argument('<预约号>')
    .argument('<日期>', '如 2026-12-01')
    .argument('<时间>', '如 09:00-11:00', timesOf)
    .option('--instrument <仪器编号>', '改到另一台仪器')
    .option('--note <说明>', '告诉客户的说明', '')
    .action((code: string, day: string, times: Times, options: { instrument?: string; note: string }) =>
      run(async (portal) => [
        reservationLine(
          await call(portal, 'staff/reservation/move', { code, ...rangeOf(day, times), ...options }),
        ),
      ]),
    );
  reservation
    .command('book')
    .description('为订单预约电话商定的机时，通知客户')
    .argument('<订单号>')
    .argument('<服务项目>', '如 onsite-tem')
    .argument('<仪器编号>')
    .argument('<日期>', '如 2026-12-01')
    .argument('<时间>', '如 09:00-11:00', timesOf)
    .action((order: string, device_rid: string, instrument: string, day: string, times: Times) =>
      run(async (portal) => {
        const input: Input<'staff/reservation/book'> = {
          order,
          device_rid,
          instrument,
          ...rangeOf(day, times),
        };
        return [reservationLine(await call(portal, 'staff/reservation/book', input))];
      }),
    );
}

type Times = readonly [from: string, to: string];

function timesOf(word: string): Times {
  const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(word) ?? [];
  if (from !== undefined && to !== undefined) return [from, to];
  throw new CommandError('时间应为 09:00-11:00 的格式');
}

const rangeOf = (day: string, [from, to]: Times) => ({
  starts: `${day}T${from}:00+08:00`,
  ends: `${day}T${to}:00+08:00`,
});

const reservationLine = ({
  code,
  state,
  starts,
  ends,
  instrument,
  device,
  alone,
  member,
  order,
}: Row): string =>
  [
    ...[code, reservationStateLabels[state], `${formatInstant(starts)}–${formatInstant(ends).slice(11)}`],
    ...[
      instrument.code,
      device.name,
      alone ? '自主上机' : '工程师协助',
      oneLine(member),
      order?.code ?? '未下单',
    ],
  ].join('　');
