import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import type { Command } from 'commander';
import { CommandError, type Portal, readText, send } from './portal';
import type { Run } from './program';

const prefix = 'staff/';
const cards: Readonly<Record<Path, Endpoint>> = contract;
const isPath = (path: string): path is Path => Object.hasOwn(cards, path);
const staffPaths = Object.keys(cards)
  .filter(isPath)
  .filter((path) => path.startsWith(prefix));

/** Commands for scripts: every call of the desk by its name, also those that have no command of their own. */
export function addCallCommands(program: Command, run: Run): void {
  program
    .command('calls [名词]')
    .description('列出工作人员的全部调用及示例输入，可只列一个名词的，如 worksheet')
    .action((noun?: string) => run(async () => callLines(noun)));
  program
    .command('call <调用> [输入]')
    .description('直接进行一个调用，输入是 JSON 或 JSON 文件；给脚本用')
    .action((name: string, input?: string) =>
      run(async (portal) => JSON.stringify(await make(portal, name, input), null, 2).split('\n')),
    );
}

function callLines(noun: string | undefined): string[] {
  const listed = staffPaths.filter((path) => noun === undefined || path.startsWith(`${prefix}${noun}/`));
  if (listed.length === 0) throw new CommandError(`没有名词 ${noun} 的调用`);
  return listed.flatMap((path) => {
    const { summary, example } = cards[path];
    return [
      path.slice(prefix.length),
      `  ${summary}`,
      ...(example === undefined ? [] : [`  '${JSON.stringify(example)}'`]),
    ];
  });
}

async function make(portal: Portal, name: string, typed: string | undefined): Promise<unknown> {
  const path = name.startsWith(prefix) ? name : `${prefix}${name}`;
  if (!isPath(path)) throw new CommandError(`没有调用 ${name}。npm run staff -- calls 列出所有调用。`);
  if (cards[path].body === 'multipart') throw new CommandError(`${name} 需要文件，请用它自己的命令或工作台`);
  const body = JSON.stringify(await inputOf(typed));
  return send(portal, path, body, { 'content-type': 'application/json' });
}

/** Returns the input of a call: JSON as typed, or of the file with this name. */
async function inputOf(typed = '{}'): Promise<unknown> {
  const text = /^\s*\{/.test(typed) ? typed : await readText(typed);
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError('输入不是 JSON。在命令行里请用单引号括起来');
  }
}
