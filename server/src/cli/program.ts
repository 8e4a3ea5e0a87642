import { Command, CommanderError } from 'commander';
import type { ConnectOptions } from './connect';
import { CommandError, type Portal } from './portal';

/** Runs work of a command on the portal and prints the lines that it resolves to. */
export type Run = (
  work: (portal: Portal) => Promise<readonly string[]>,
  options?: ConnectOptions,
) => Promise<void>;

/** Adds the commands of one noun to the program. */
export type AddCommands = (program: Command, run: Run) => void;

const titles: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
  'Global Options:': '通用选项：',
};

const inChinese = (term: string): string => term.replace('[options]', '[选项]');

/** Returns the width of a text in terminal columns; Chinese characters and punctuation take two. */
const columns = (text: string): number =>
  [...text].reduce((width, character) => width + (/[\u2e80-\uffe6]/.test(character) ? 2 : 1), 0);

/** Returns whether a word may be the key of a record (`newRid`). Before November 2026 a key could begin with a hyphen. */
const isKey = (word: string): boolean => /^-[\w-]{19}$/.test(word);

/** Commander's own refusals in Chinese, by its error code; `quoted` is the word that its message quotes. */
const refusals: Readonly<Record<string, (quoted: string) => string>> = {
  'commander.unknownCommand': (word) => `没有命令 ${word}。npm run staff -- help 列出所有命令。`,
  'commander.unknownOption': (option) =>
    `命令有误：没有选项 ${option}${isKey(option) ? '。若这是编号，请在它前面写 -- 再空一格' : ''}`,
  'commander.missingArgument': (name) => `请写明${name}`,
  'commander.optionMissingArgument': (option) => `命令有误：请写明 ${option}`,
  'commander.missingMandatoryOptionValue': (option) => `请写明${/<([^.>]+)/.exec(option)?.[1]}（${option}）`,
  'commander.excessArguments': () => '命令有误：参数过多',
};

/** An error of commander as one line in Chinese; undefined when it only ends the printing of a help text. */
export function refusalOf(error: CommanderError): CommandError | undefined {
  if (error.exitCode === 0 || error.code === 'commander.help') return undefined;
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  return new CommandError(refusals[error.code]?.(quoted) ?? `命令有误：${error.message}`);
}

/** The program without commands; help goes to `print`, errors are thrown as {@link CommanderError}. */
export function emptyProgram(print: (text: string) => void): Command {
  return new Command('npm run staff --')
    .description('工作人员的命令：推进订单、预约与需求，维护门户的设置')
    .usage('<命令> [参数] [选项]')
    .option('--json', '每个回答输出为一行 JSON，供脚本使用')
    .helpOption('-h, --help', '显示说明')
    .helpCommand(
      'help [命令]',
      '显示所有命令；help coupon 列出一组命令，coupon add --help 显示一个命令的说明',
    )
    .configureHelp({
      showGlobalOptions: true,
      displayWidth: columns,
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: inChinese,
      styleSubcommandTerm: inChinese,
    })
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => undefined })
    .exitOverride();
}

export { CommanderError };
