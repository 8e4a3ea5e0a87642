import type { HomeContent, HomePart } from '@portal/shared/contract';
import { Argument, type Command } from 'commander';
import { detailLines } from './content';
import { edit, editOf, keepEtag } from './edit';
import { call, type Portal } from './portal';
import type { Run } from './program';

const labels: Readonly<Record<HomePart, string>> = {
  banner: '轮播图',
  prefecture: '热门专区',
  partner: '合作单位',
  thanks: '致谢文献',
  popup: '弹窗',
};

const part = () =>
  new Argument('<栏目>', 'banner 轮播图、prefecture 专区、partner 合作单位、thanks 致谢、popup 弹窗').choices(
    Object.keys(labels),
  );

/** Commands for the lists of the home page: show, save a draft, preview the page, publish. */
export function addHomeCommands(program: Command, run: Run): void {
  const home = program
    .command('home')
    .description('编写、预览、发布首页的轮播图、专区、合作单位与致谢')
    .helpCommand(false);
  home
    .command('show')
    .description('查看一个栏目已发布的内容、草稿与历史版本（JSON，可修改后再用 home save 保存）')
    .addArgument(part())
    .action((which: HomePart) =>
      run(async (portal) => detailLines(await call(portal, 'staff/home/detail', { part: which }))),
    );
  home
    .command('save <文件>')
    .description('把 JSON 文件保存为栏目的草稿，发布后替换整个栏目；字段见 /api/docs 的 staff/home/save')
    .action((file: string) => run((portal) => save(portal, file)));
  home
    .command('preview')
    .description('按访客看到的样子输出首页，已保存的草稿代替已发布的内容')
    .action(() =>
      run(async (portal) => [JSON.stringify(await call(portal, 'staff/home/preview', {}), null, 2)]),
    );
  home
    .command('publish')
    .description('发布一个栏目的草稿，或重新发布一个历史版本')
    .addArgument(part())
    .option('--version <版本>', '历史版本的编号，见 home show')
    .action((which: HomePart, { version }: { version?: string }) =>
      run(async (portal) => {
        const input = { part: which, ...(version !== undefined && { version: Number(version) }) };
        const published = await call(portal, 'staff/home/publish', input);
        return [`${labels[which]}　已发布，第 ${published.version} 版`];
      }),
    );
}

async function save(portal: Portal, file: string): Promise<string[]> {
  const { content, etag } = await editOf<HomeContent>(file);
  const { draft, etag: saved } = await edit(
    portal,
    'staff/home/save',
    { content, etag },
    { given: content, of: (present) => present.draft ?? present.published },
  );
  await keepEtag(file, saved);
  return [
    `${labels[draft.part]}　${draft.list.length} 项　已保存草稿`,
    `预览：home preview　发布：home publish ${draft.part}`,
  ];
}
