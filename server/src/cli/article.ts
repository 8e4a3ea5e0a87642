import type { ArticleContent, StaffArticleRow } from '@portal/shared/contract';
import { formatInstant } from '@portal/shared/rules';
import type { Command } from 'commander';
import { detailLines, previewLine } from './content';
import { edit, editOf, keepEtag } from './edit';
import { pageLine, pageOption } from './page';
import { call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

const key = '<文章编号>';

/** Commands for articles: list, show, save a draft, preview, publish, withdraw. */
export function addArticleCommands(program: Command, run: Run): void {
  program
    .command('articles')
    .description('列出文章：未发布的草稿在前，其余最新的在前')
    .addOption(pageOption())
    .action(({ page = 1 }: { page?: number }) => run((portal) => list(portal, page)));
  const article = program.command('article').description('编写、预览、发布或撤下文章').helpCommand(false);
  article
    .command(`show ${key}`)
    .description('查看已发布的内容、草稿与历史版本（JSON，可修改后再用 article save 保存）')
    .action((rid: string) =>
      run(async (portal) => detailLines(await call(portal, 'staff/article/detail', { rid }))),
    );
  article
    .command('save <文件>')
    .description('把 JSON 文件保存为草稿，访客看不到；字段见 /api/docs 的 staff/article/save')
    .option('--rid <文章编号>', '修改这篇文章；不写则新建')
    .action((file: string, { rid }: { rid?: string }) =>
      run(async (portal) => {
        const { content, etag } = await editOf<ArticleContent>(file);
        const input = { content, etag, ...(rid !== undefined && { rid }) };
        const saved = await edit(portal, 'staff/article/save', input, {
          given: content,
          of: ({ draft, published }) => draft ?? published,
        });
        await keepEtag(file, saved.etag);
        return [
          `${saved.rid}　${saved.draft.title}　已保存草稿`,
          `预览：article preview ${saved.rid}　发布：article publish ${saved.rid}`,
        ];
      }),
    );
  article
    .command(`preview ${key}`)
    .description('输出草稿，以及在页面上预览草稿的限时链接')
    .action((rid: string) =>
      run(async (portal) => {
        const { title, created, author, sketch, body, devices } = await call(
          portal,
          'staff/article/preview',
          {
            rid,
          },
        );
        const services = devices.map(({ name }) => name).join('、');
        const link = await call(portal, 'staff/article/previewLink', { rid });
        return [
          ...[title, `${created}　${author}`, sketch],
          ...[...(services ? [`相关服务　${services}`] : []), body, previewLine(portal, link)],
        ];
      }),
    );
  article
    .command(`publish ${key}`)
    .description('发布草稿，或重新发布一个历史版本')
    .option('--version <版本>', '历史版本的编号，见 article show')
    .action((rid: string, { version }: { version?: string }) =>
      run(async (portal) => {
        const input = { rid, ...(version !== undefined && { version: Number(version) }) };
        return [`${rid}　已发布，第 ${(await call(portal, 'staff/article/publish', input)).version} 版`];
      }),
    );
  article
    .command(`withdraw ${key}`)
    .description('撤下文章；内容保留为草稿')
    .action((rid: string) =>
      run(async (portal) => {
        await call(portal, 'staff/article/withdraw', { rid });
        return [`${rid}　已撤下`];
      }),
    );
}

async function list(portal: Portal, page: number): Promise<string[]> {
  const { total, list: rows } = await call(portal, 'staff/article/list', { page });
  return [...rows.map(line), pageLine(total, '篇文章', page)];
}

const types = { news: '新闻资讯', course: '技能课程', service: '能力展示' } as const;

function line({ rid, type, title, created, published, draft }: StaffArticleRow): string {
  const saved = draft === null ? '' : `　有草稿（${formatInstant(draft)}）`;
  return `${rid}　${types[type]}　${created}　${oneLine(title)}${published ? '' : '　【未发布】'}${saved}`;
}
