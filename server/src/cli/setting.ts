import { existsSync, readFileSync } from 'node:fs';
import type { Input, Settings } from '@portal/shared/contract';
import type { Command } from 'commander';
import { withEtagFirst } from './content';
import { edit, keepEtag } from './edit';
import { CommandError, call, type Portal } from './portal';
import type { Run } from './program';

/** Commands for the settings of the portal: list, one value, a new value, and the popup of the home page. */
export function addSettingCommands(program: Command, run: Run): void {
  program
    .command('settings')
    .description('列出门户的设置项：取样日历、取样城市、每时段预约数、公司信息、客户经理')
    .action(() => run(listSettings));
  const setting = program.command('setting').description('查看或修改一个设置项');
  setting
    .command('get')
    .description('查看一个设置项的值')
    .argument('<设置项>')
    .action((key: string) => run((portal) => getSetting(portal, key)));
  setting
    .command('set')
    .description('修改一个设置项')
    .argument('<设置项>')
    .argument('<JSON或文件>', '新的值：JSON，或写有 JSON 的文件')
    .action((key: string, source: string) => run((portal) => setSetting(portal, key, source)));
  program
    .command('popup')
    .description('打开或关闭首页弹窗')
    .argument('<on|off>', 'on 打开，off 关闭', isOn)
    .option('--title <标题>', '弹窗的标题')
    .option('--link <链接>', '点击后打开的文章')
    .action((open: boolean, content: { title?: string; link?: string }) =>
      run((portal) => popup(portal, open, content)),
    );
}

/** Lists every setting with its value, truncated to one line. */
async function listSettings(portal: Portal): Promise<string[]> {
  const all = await call(portal, 'staff/setting/list', {});
  return Object.entries(all).map(([key, value]) => {
    const text = JSON.stringify(value);
    return `${key}　${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
  });
}

/** Prints the whole value of one setting with its etag, in a format that `setting set` accepts. */
async function getSetting(portal: Portal, key: string): Promise<string[]> {
  const all = await call(portal, 'staff/setting/list', {});
  if (!isKey(all, key)) throw new CommandError(`没有设置项 ${key}。可用：${Object.keys(all).join('、')}`);
  const { value, etag } = await call(portal, 'staff/setting/detail', { key });
  return [withEtagFirst(etag, { value })];
}

const isKey = (all: Settings, key: string): key is keyof Settings => Object.hasOwn(all, key);

/**
 * Replaces the value of one setting by JSON from the command line or from a file. What `setting get` has printed replaces only
 * that value; a bare value replaces the present one, which is printed.
 */
async function setSetting(portal: Portal, key: string, source: string): Promise<string[]> {
  const text = existsSync(source) ? readFileSync(source, 'utf8') : source;
  const given = jsonIn(key, text);
  if (isEdit(given)) {
    const of = ({ value }: { value: unknown }) => ({ value });
    await edit(portal, 'staff/setting/update', updateOf(key, given), { given: { value: given.value }, of });
    const { etag } = await call(portal, 'staff/setting/detail', keyOf(key));
    await keepEtag(source, etag);
    return [`已更新设置项 ${key}`];
  }
  const before = await call(portal, 'staff/setting/detail', keyOf(key));
  await call(portal, 'staff/setting/update', updateOf(key, { value: given, etag: before.etag }));
  return [`已更新设置项 ${key}，原值：${JSON.stringify(before.value)}`];
}

/** Inputs of the calls; the server validates key and value. */
const keyOf = (key: string): Input<'staff/setting/detail'> => JSON.parse(JSON.stringify({ key }));
const updateOf = (key: string, given: object): Input<'staff/setting/update'> =>
  JSON.parse(JSON.stringify({ key, ...given }));

const isEdit = (given: unknown): given is { readonly value: unknown; readonly etag: string } =>
  typeof given === 'object' && given !== null && 'etag' in given && 'value' in given;

function jsonIn(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`设置项 ${key} 的值不是 JSON，也不是文件：${text}`);
  }
}

async function popup(
  portal: Portal,
  open: boolean,
  content: { title?: string; link?: string },
): Promise<string[]> {
  const answer = await call(portal, 'staff/setting/popup', { open, ...content });
  return [answer.popup ? `首页弹窗已打开：${answer.popup.title}　${answer.popup.link}` : '首页弹窗已关闭'];
}

function isOn(word: string): boolean {
  if (word === 'on' || word === 'off') return word === 'on';
  throw new CommandError('请写明 on 或 off，例如：npm run staff -- popup on');
}
