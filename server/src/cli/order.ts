import type { Data, Input } from '@portal/shared/contract';
import {
  limits,
  type OrderAct,
  orderActs,
  orderActTable,
  orderStateLabels,
  statementOrderActs,
} from '@portal/shared/rules';
import { type Command, Option } from 'commander';
import { addOrderDeskCommands } from './orderDesk';
import { addOrderListCommand } from './orderList';
import { call, fileSize, type Portal, upload } from './portal';
import { detailLines, nextCommands, verbOf } from './print';
import type { Run } from './program';
import { uploadInParts } from './uploadInParts';

/** Acts that staff do on an order itself; those of its statement have commands of their own. */
const staffActs = orderActs.filter(
  (act) =>
    orderActTable[act].by.some((by) => by === 'staff') &&
    // What only begins an order is no act on one.
    orderActTable[act].from.length > 0 &&
    !statementOrderActs.includes(act),
);

type FileKind = Input<'staff/order/file'>['kind'];

/** Acts that take files, with the kind of file that each adds. */
const fileKinds: Partial<Record<OrderAct, FileKind>> = { agree: 'signed', deliver: 'data' };

const code = '<订单号>';

/** `--file`, once or with several files. Commander sees a variadic option by its name only when that is ASCII. */
function filesOption(description: string): Option {
  const option = new Option('--file <文件...>', description);
  option.variadic = true;
  return option;
}

/** Commands for orders: list, show, record, and one for each act of staff. */
export function addOrderCommands(program: Command, run: Run): void {
  addOrderListCommand(program, run);
  program
    .command(`show ${code}`)
    .description('查看一个订单')
    .action((order: string) =>
      run(async (portal) => detailLines(await call(portal, 'staff/order/detail', { code: order }))),
    );
  program
    .command(`record ${code}`)
    .description('添加检测记录')
    .addOption(filesOption('要添加的文件').makeOptionMandatory())
    .option('--item <序号>', '记录属于订单的第几个项目；不写则属于整个订单')
    .action((order: string, { file, item }: { file: string[]; item?: string }) =>
      run((portal) => addFiles(portal, { code: order, kind: 'record', ...(item && { item }) }, file)),
    );
  addOrderDeskCommands(program, run);
  for (const act of staffActs) addActCommand(program, run, act);
}

/** Help of `--note` where staff must give one. */
const noteHelp: Partial<Record<OrderAct, string>> = { cancel: '原因（必填）', answer: '答复内容（必填）' };

function addActCommand(program: Command, run: Run, act: OrderAct): void {
  const kind = fileKinds[act];
  const command = program
    .command(`${verbOf(act)} ${code}`)
    .description(orderActTable[act].label)
    .option('--note <备注>', noteHelp[act] ?? '写入订单进度的备注');
  if (kind)
    command.addOption(filesOption(kind === 'signed' ? '邮寄来的签字件的扫描件' : '数据文件：先添加，再交付'));
  command.action((order: string, options: { note?: string; file?: string[] }) =>
    run(async (portal) => {
      const added = kind && options.file ? await addFiles(portal, { code: order, kind }, options.file) : [];
      const { state, due_fen, revision } = await call(portal, 'staff/order/detail', { code: order });
      const moved = await call(portal, 'staff/order/move', {
        code: order,
        act,
        note: options.note ?? '',
        seen: { state, due_fen, revision },
      });
      return [...added, ...movedLines(act, moved)];
    }),
  );
}

const movedLines = (act: OrderAct, moved: Data<'staff/order/move'>): string[] => [
  `${moved.code}　已${orderActTable[act].label}，现在是“${orderStateLabels[moved.state]}”`,
  `接下来可以：${nextCommands(moved.can)}`,
];

async function addFiles(
  portal: Portal,
  fields: { code: string; kind: FileKind; item?: string },
  sources: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const source of sources) {
    const file = await addFile(portal, fields, source);
    lines.push(`已添加文件 ${file.name}（${file.size} 字节）`);
  }
  return lines;
}

/** Adds one file; a file that is larger than a form may be is uploaded in parts before. */
async function addFile(portal: Portal, fields: Readonly<Record<string, string>>, source: string) {
  if ((await fileSize(source)) <= limits.uploadBytes)
    return upload(portal, 'staff/order/file', fields, source);
  const { file_rid } = await uploadInParts(portal, source);
  return upload(portal, 'staff/order/file', { ...fields, file_rid }, undefined);
}
