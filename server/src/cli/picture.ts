import type { Command } from 'commander';
import { pageLine, pageOption } from './page';
import { call, upload } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

/** Commands for the pictures of content: list and upload. */
export function addPictureCommands(program: Command, run: Run): void {
  program
    .command('pictures')
    .description('列出上传的图片，最新的在前')
    .addOption(pageOption())
    .action(({ page = 1 }: { page?: number }) =>
      run(async (portal) => {
        const { total, list } = await call(portal, 'staff/picture/list', { page });
        return [
          ...list.map(({ path, name }) => `${path}　${oneLine(name)}`),
          pageLine(total, '张图片', page),
        ];
      }),
    );
  program
    .command('picture')
    .description('上传图片，供服务项目、文章与首页使用')
    .helpCommand(false)
    .command('add <文件>')
    .description('上传一张 JPG、PNG 或 WebP 图片，输出填写到内容里的路径')
    .action((file: string) =>
      run(async (portal) => {
        const { path, name } = await upload(portal, 'staff/picture/add', {}, file);
        return [`${path}　${oneLine(name)}　已上传`];
      }),
    );
}
