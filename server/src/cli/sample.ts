import type { Data } from '@portal/shared/contract';
import {
  formatInstant,
  type LabelSize,
  labelSizeKeys,
  labelSizes,
  orderStateLabels,
  postages,
  recycleStateLabels,
  type SampleAct,
  sampleActTable,
  sampleHazards,
  sampleStateLabels,
} from '@portal/shared/rules';
import { type Command, Option } from 'commander';
import { afterOption, queueLines } from './page';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

const code = '<样品码>';
const note = ['--note <备注>', '写入样品经过的备注', ''] as const;

/** Commands for samples: scanning, places, what is due, and requests to send samples back. */
export function addSampleCommands(program: Command, run: Run): void {
  const sample = program.command('sample').description('收样、存放、寄回和销毁样品').helpCommand(false);
  sample
    .command('expected <码>')
    .description('查看应收样品：按订单号、客户寄来的快递单号或样品码')
    .action((scanned: string) => run((portal) => expected(portal, scanned)));
  sample
    .command(`receive ${code}`)
    .description('扫码收样；订单的样品收齐后自动确认收样')
    .option('--place <位置>', '样品柜与层', '')
    .option(...note)
    .action((sampleCode: string, options: { place: string; note: string }) =>
      run(async (portal) => {
        const got = await call(portal, 'staff/sample/receive', { code: sampleCode, ...options });
        const rest = got.missing > 0 ? `还差 ${got.missing} 个样品` : '样品已收齐';
        return [movedLine(got), `订单 ${got.order_code}　${orderStateLabels[got.order_state]}　${rest}`];
      }),
    );
  sample
    .command(`place ${code} <位置>`)
    .description('记录样品的存放位置，如 A柜3层')
    .option(...note)
    .action((sampleCode: string, place: string, options: { note: string }) =>
      run(async (portal) => [
        movedLine(await call(portal, 'staff/sample/place', { code: sampleCode, place, ...options })),
      ]),
    );
  sample
    .command('send <样品码...>')
    .description('寄回同一位客户的样品')
    .requiredOption('--company <快递公司>', '如 顺丰速运')
    .requiredOption('--number <快递单号>', '快递单号')
    .option(...note)
    .action((codes: string[], options: { company: string; number: string; note: string }) =>
      run(async (portal) =>
        (await call(portal, 'staff/sample/send', { codes, ...options })).list.map(movedLine),
      ),
    );
  for (const act of ['destroy', 'lose', 'find'] as const)
    sample
      .command(`${act} ${code}`)
      .description(sampleActTable[act].label)
      .option(...note)
      .action((sampleCode: string, options: { note: string }) =>
        run(async (portal) => [
          movedLine(await call(portal, 'staff/sample/move', { code: sampleCode, act, ...options })),
        ]),
      );
  sample
    .command('due')
    .description('列出今天应寄回或销毁的样品')
    .addOption(afterOption())
    .action((page: { after?: string }) => run((portal) => due(portal, page)));
  sample
    .command(`show ${code}`)
    .description('查看一个样品')
    .action((sampleCode: string) =>
      run(async (portal) => detailLines(await call(portal, 'staff/sample/detail', { code: sampleCode }))),
    );
  sample
    .command('labels <样品码或订单号>')
    .description('打印标签：给出一分钟内有效的 PDF 链接')
    .addOption(
      new Option(
        '--size <尺寸>',
        labelSizeKeys.map((size) => `${size}：${labelSizes[size].label}`).join('；'),
      )
        .choices(labelSizeKeys)
        .default('medium'),
    )
    .action((of: string, { size }: { size: LabelSize }) =>
      run(async (portal) => {
        const { url } = await call(portal, 'staff/sample/labels', { code: of, size });
        return [`${portal.url}${url}`];
      }),
    );
  addRecycleCommands(program, run);
}

function addRecycleCommands(program: Command, run: Run): void {
  program
    .command('recycles')
    .description('列出待寄出的寄回申请，最早的在前')
    .addOption(afterOption())
    .action((page: { after?: string }) =>
      run(async (portal) => {
        const { list, ...rest } = await call(portal, 'staff/sample4recycle/list', {
          states: ['asked'],
          ...page,
        });
        if (list.length === 0) return ['没有待寄出的申请'];
        return [...list.flatMap(recycleLines), ...queueLines(rest, '个申请')];
      }),
    );
  const recycle = program.command('recycle').description('处理寄回申请').helpCommand(false);
  recycle
    .command('send <申请单号>')
    .description('登记已寄出')
    .requiredOption('--company <快递公司>', '如 顺丰速运')
    .requiredOption('--number <快递单号>', '快递单号')
    .action((recycleCode: string, parcel: { company: string; number: string }) =>
      run(async (portal) => {
        const sent = await call(portal, 'staff/sample4recycle/send', { code: recycleCode, ...parcel });
        return [`${sent.code}　${recycleStateLabels[sent.state]}`];
      }),
    );
  recycle
    .command('refuse <申请单号>')
    .description('驳回申请')
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((recycleCode: string, { reason }: { reason: string }) =>
      run(async (portal) => {
        const refused = await call(portal, 'staff/sample4recycle/refuse', { code: recycleCode, reason });
        return [`${refused.code}　${recycleStateLabels[refused.state]}`];
      }),
    );
}

const ways = (can: readonly SampleAct[]): string =>
  can.map((act) => `${act}（${sampleActTable[act].label}）`).join('、') || '无';

const movedLine = ({ code: sampleCode, state, until, can }: Data<'staff/sample/move'>): string =>
  `${sampleCode}　${sampleStateLabels[state]}${until === null ? '' : `　${until}`}　可：${ways(can)}`;

async function due(portal: Portal, page: { after?: string }): Promise<string[]> {
  const { list, ...rest } = await call(portal, 'staff/sample/due', page);
  if (list.length === 0) return ['今天没有应寄回或销毁的样品'];
  const lines = list.map((row) =>
    [
      ...[row.code, sampleStateLabels[row.state], row.until ?? '', row.place || '未登记位置'],
      ...[oneLine(`${row.number} ${row.name}`), row.tests.join('、'), row.order_code, oneLine(row.member)],
    ]
      .filter(Boolean)
      .join('　'),
  );
  return [...lines, ...queueLines(rest, '个样品')];
}

async function expected(portal: Portal, scanned: string): Promise<string[]> {
  const { list } = await call(portal, 'staff/sample/expected', { code: scanned });
  if (list.length === 0) return ['没有这个订单、快递单号或样品码'];
  return list.flatMap(({ code: order, state, member, parcel, samples }) => [
    `订单 ${order}　${orderStateLabels[state]}　${oneLine(member)}${parcel ? `　${parcel.company} ${parcel.number}` : ''}`,
    ...samples.map(
      (one) =>
        `  ${one.code}　${oneLine(`${one.number} ${one.name}`)}　${sampleStateLabels[one.state]}　${one.place}`,
    ),
  ]);
}

function detailLines(sample: Data<'staff/sample/detail'>): string[] {
  const warning = sample.hazards.map((hazard) => sampleHazards[hazard]).join('、');
  const { return_address: back } = sample;
  return [
    movedLine(sample),
    `样品　${oneLine(`${sample.number} ${sample.name}`)}${warning && `　【${warning}】`}`,
    ...(sample.tests.length > 0 ? [`检测　${sample.tests.join('、')}`] : []),
    `订单　${sample.order_code}　${oneLine(sample.member)}`,
    `位置　${sample.place || '未登记'}`,
    ...(back ? [`寄回　${oneLine(`${back.place}　${back.name} ${back.phone}`)}`] : []),
    ...sample.events.map(
      ({ at, act, note: said }) =>
        `经过　${formatInstant(at)}　${sampleActTable[act].label}${said && `　${oneLine(said)}`}`,
    ),
  ];
}

function recycleLines(row: Data<'staff/sample4recycle/list'>['list'][number]): string[] {
  return [
    `${row.code}　${row.due} 前寄出　${oneLine(row.member)}　${postages[row.postage]}`,
    `　寄往　${oneLine(`${row.address}　${row.name} ${row.phone} ${row.message}`)}`,
    `　样品　${row.samples.map((sample) => `${sample.code}（${sampleStateLabels[sample.state]}）`).join('、')}`,
  ];
}
