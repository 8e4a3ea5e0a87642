import { limits, orderActTable, orderStateLabels } from '@portal/shared/rules';
import { type Command, parseCommand, staffActs, verbOf } from './command';
import { CommandError, call, connect, type Portal, upload } from './portal';
import { detailLines, requirementLines, rowLine, waysOn } from './print';
import { moveSampling, samplings } from './sampling';

const notes: Partial<Record<string, string>> = {
  agree: '　--file 扫描件（邮寄来的签字协议）',
  deliver: '　--file 数据文件…（先添加文件，再交付）',
  cancel: '　--note 原因（必填）',
};

const help = [
  '用法：npm run staff -- <命令> [订单号] [--note 备注]',
  '　list　列出订单，等待最久的在前　--state 状态　--page 页码',
  '　show <订单号>　查看一个订单',
  '　record <订单号> --file 文件…　添加检测记录',
  ...staffActs.map((act) => `　${verbOf(act)} <订单号>　${orderActTable[act].label}${notes[act] ?? ''}`),
  '　requirements　列出客户发布的需求与留言，最新的在前　--page 页码',
  '　samplings　列出待取样的上门取样预约，按日期与时段　--page 页码',
  '　sampling confirm|finish|cancel <预约号>　确认、完成或取消预约　--note 说明',
  '　popup on|off　打开或关闭首页弹窗　--title 标题 --link 链接',
  '　help　显示本说明',
];

/** Where lines go: what was found or done, and what went wrong. */
export interface Screen {
  log(line: string): void;
  error(line: string): void;
}

/** Runs one command of the lab's side against the running portal; answers the exit code. */
export async function staff(
  words: readonly string[],
  vars: Readonly<Record<string, string | undefined>>,
  screen: Screen = console,
): Promise<number> {
  try {
    for (const line of await run(parseCommand(words), vars)) screen.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    screen.error(error.message);
    return 1;
  }
}

async function run(command: Command, vars: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  if (command.verb === 'help') return help;
  const portal = await connect(vars);
  if (command.verb === 'list') return list(portal, command);
  if (command.verb === 'requirements') return requirements(portal, command.page);
  if (command.verb === 'samplings') return samplings(portal, command.page);
  if (command.verb === 'sampling') return moveSampling(portal, command);
  if (command.verb === 'popup') return popup(portal, command);
  if (command.verb === 'show') {
    return detailLines(await call(portal, 'staff/order/detail', { code: command.code }));
  }
  if (command.verb === 'record') return addFiles(portal, command.code, 'record', command.files);
  return act(portal, command);
}

async function list(portal: Portal, { states, page }: Extract<Command, { verb: 'list' }>): Promise<string[]> {
  const { total, list: rows } = await call(portal, 'staff/order/list', { states, page });
  if (total === 0) return ['没有订单'];
  const pages = Math.ceil(total / limits.pageSize);
  return [...rows.map(rowLine), `共 ${total} 个订单，第 ${page} / ${pages} 页`];
}

async function requirements(portal: Portal, page: number): Promise<string[]> {
  const { total, list: rows } = await call(portal, 'staff/requirement/list', { page });
  if (total === 0) return ['没有需求'];
  const pages = Math.ceil(total / limits.pageSize);
  const lines = rows.flatMap((row) => requirementLines(row, portal.url));
  return [...lines, `共 ${total} 条，第 ${page} / ${pages} 页`];
}

async function popup(
  portal: Portal,
  { open, title, link }: Extract<Command, { verb: 'popup' }>,
): Promise<string[]> {
  const content = { ...(title === undefined ? {} : { title }), ...(link === undefined ? {} : { link }) };
  const answer = await call(portal, 'staff/setting/popup', { open, ...content });
  return [answer.popup ? `首页弹窗已打开：${answer.popup.title}　${answer.popup.link}` : '首页弹窗已关闭'];
}

async function act(portal: Portal, command: Extract<Command, { verb: 'act' }>): Promise<string[]> {
  const { code, note } = command;
  const kind = command.act === 'agree' ? 'signed' : 'data';
  if (command.files.length > 0 && command.act !== 'agree' && command.act !== 'deliver') {
    throw new CommandError(`${verbOf(command.act)} 不带文件`);
  }
  const added = await addFiles(portal, code, kind, command.files);
  const moved = await call(portal, 'staff/order/move', { code, act: command.act, note });
  return [
    ...added,
    `${moved.code}　已${orderActTable[command.act].label}，现在是「${orderStateLabels[moved.state]}」`,
    `接下来可以：${waysOn(moved.can)}`,
  ];
}

async function addFiles(
  portal: Portal,
  code: string,
  kind: 'data' | 'record' | 'signed',
  files: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const source of files) {
    const file = await upload(portal, 'staff/order/file', { code, kind }, source);
    lines.push(`已添加文件 ${file.name}（${file.size} 字节）`);
  }
  return lines;
}
