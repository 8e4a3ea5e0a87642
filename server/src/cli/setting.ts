import type { Command } from 'commander';
import { CommandError, call, type Portal } from './portal';
import type { Run } from './program';

/** The command that opens and closes the popup of the home page. */
export function addSettingCommands(program: Command, run: Run): void {
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
