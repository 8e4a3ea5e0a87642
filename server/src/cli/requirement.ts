import type { Data } from '@portal/shared/contract';
import {
  formatInstant,
  type RequirementState,
  requirementActTable,
  requirementStateLabels,
  requirementStates,
  requirementTermTexts,
} from '@portal/shared/rules';
import type { Command } from 'commander';
import { CommandError, call, type Portal, upload } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Row = Data<'staff/requirement/list'>['list'][number];
type Message = Data<'staff/requirement/detail'>['messages'][number];

const people = { member: '客户', staff: '工作人员', system: '系统' } as const;
const code = '<需求编号>';

interface ListOptions {
  readonly state?: RequirementState;
  readonly before?: string;
}

/** Commands for requirements and messages: list, show, answer, and the acts of the lab. */
export function addRequirementCommands(program: Command, run: Run): void {
  program
    .command('requirements')
    .description('列出客户发布的需求与留言，最新的在前')
    .option('--state <状态>', '只列一种状态', stateOf)
    .option('--before <页码>', '上一页末尾给出的页码')
    .action((options: ListOptions) => run((portal) => list(portal, options)));
  const requirement = program.command('requirement').description('处理需求与留言').helpCommand(false);
  requirement
    .command('show')
    .description('显示一条需求与沟通记录')
    .argument(code)
    .action((given: string) => run((portal) => show(portal, given)));
  requirement
    .command('add')
    .description('为来电的客户登记需求，随后用 quotation requirement 报价')
    .argument('<account>', '客户账号或手机号')
    .requiredOption('--text <内容>', '客户要做的检测与样品情况')
    .option('--title <标题>', '标题', '电话代下单')
    .action((account: string, { text, title }: { text: string; title: string }) =>
      run(async (portal) => {
        const added = await call(portal, 'staff/requirement/add', { account, title, content: text });
        return [`${added.code}　已登记`];
      }),
    );
  requirement
    .command('answer')
    .description('回复客户，可附一个文件')
    .argument(code)
    .requiredOption('--text <内容>', '客户看到的回复')
    .option('--file <路径>', '附件')
    .action((given: string, { text, file }: { text: string; file?: string }) =>
      run(async (portal) => {
        await upload(portal, 'staff/requirement/answer', { code: given, text }, file);
        return [`${given}　已回复`];
      }),
    );
  addAct(requirement, run, 'contact', '记为已联系客户');
  addAct(requirement, run, 'close', '记为已完成');
  addAct(requirement, run, 'cancel', '取消，须用 --note 说明客户看到的原因');
}

type Act = 'contact' | 'close' | 'cancel';

function addAct(requirement: Command, run: Run, act: Act, description: string): void {
  requirement
    .command(act)
    .description(description)
    .argument(code)
    .option('--note <备注>', '备注', '')
    .action((given: string, { note }: { note: string }) =>
      run(async (portal) => {
        const { state } = await call(portal, 'staff/requirement/move', { code: given, act, note });
        return [`${given}　现在是“${requirementStateLabels[state]}”`];
      }),
    );
}

function stateOf(word: string): RequirementState {
  const found = requirementStates.find((state) => word === requirementStateLabels[state] || word === state);
  if (found) return found;
  const known = requirementStates.map((state) => requirementStateLabels[state]).join('、');
  throw new CommandError(`没有状态 ${word}。可用：${known}`);
}

async function list(portal: Portal, { state, before }: ListOptions): Promise<string[]> {
  const input = { ...(state && { states: [state] }), ...(before !== undefined && { before }) };
  const { list: rows, next } = await call(portal, 'staff/requirement/list', input);
  if (rows.length === 0) return ['没有需求'];
  const lines = rows.flatMap((row) => requirementLines(row, portal.url));
  return [...lines, ...(next === null ? [] : [`下一页：requirements --before ${next}`])];
}

async function show(portal: Portal, given: string): Promise<string[]> {
  const { messages, ...row } = await call(portal, 'staff/requirement/detail', { code: given });
  const history = [...messages].reverse().flatMap((message) => messageLines(message, portal.url));
  const can = row.can.map((act) => requirementActTable[act].label).join('、');
  return [...requirementLines(row, portal.url), ...history, `可做　${can || '没有可以进行的操作'}`];
}

/** Returns a requirement or message, one line for each field; `url` is the portal's URL. */
function requirementLines(row: Row, url: string): string[] {
  const who = [row.name, row.phone, row.email, row.company, row.account && `账号 ${row.account}`];
  const kind = row.kind === 'message' ? '留言' : '需求';
  const wishes = requirementTermTexts(row);
  return [
    `${row.code}　${kind}　${requirementStateLabels[row.state]}　${formatInstant(row.created)}　${oneLine(who.filter(Boolean).join(' '))}`,
    ...(row.device ? [`　项目　${row.device.name}`] : []),
    ...(row.title ? [`　标题　${oneLine(row.title)}`] : []),
    `　内容　${oneLine(row.content)}`,
    ...(wishes.length > 0 ? [`　要求　${wishes.join('、')}`] : []),
    ...row.files.map((file) => `　文件　${file.name}　${file.size} 字节　${url}${file.link}`),
  ];
}

function messageLines({ act, by, text, files, at }: Message, url: string): string[] {
  return [
    `　经过　${formatInstant(at)}　${people[by]}　${requirementActTable[act].label}${text && `　${oneLine(text)}`}`,
    ...files.map((file) => `　　　　${file.name}　${file.size} 字节　${url}${file.link}`),
  ];
}
