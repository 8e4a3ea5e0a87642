import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, startPortal, typed } from '../../testing/staffCommand';

beforeAll(() => startPortal());

test('an article is saved from a file, previewed, published, published again as it was, and withdrawn', async () => {
  const file = join(folder, 'article.json');
  const write = (title: string) =>
    writeFileSync(
      file,
      JSON.stringify({
        ...{
          type: 'news',
          title,
          img: '/upload/img/xrd.svg',
          sketch: '摘要',
          source: null,
          author: '编辑部',
        },
        ...{ body: '<p>正文</p>', devices: [], created: '2026-11-18' },
      }),
    );
  write('第一版');
  const saved = await typed(`article save ${file}`);
  const [rid = ''] = saved.out.split('　');
  expect(saved.out).toContain('第一版　已保存草稿');
  expect((await typed(`article preview ${rid}`)).out).toContain('<p>正文</p>');
  expect((await typed('articles')).out).toContain(`${rid}　新闻资讯　2026-11-18　第一版　【未发布】`);
  expect((await typed(`article publish ${rid}`)).out).toBe(`${rid}　已发布，第 1 版`);
  write('第二版');
  await typed(`article save ${file} --rid ${rid}`);
  expect((await typed(`article publish ${rid}`)).out).toBe(`${rid}　已发布，第 2 版`);
  expect((await typed(`article publish ${rid} --version 1`)).out).toBe(`${rid}　已发布，第 3 版`);
  expect((await typed(`article show ${rid}`)).out).toMatch(/^版本　3　.*第一版/);
  expect((await typed(`article withdraw ${rid}`)).out).toBe(`${rid}　已撤下`);
});

test('a file that is missing or no JSON, and a wrong version, are told', async () => {
  expect(await typed('article save nowhere.json')).toEqual({ code: 1, out: '读不到文件：nowhere.json' });
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{');
  expect(await typed(`article save ${file}`)).toEqual({ code: 1, out: `不是 JSON 文件：${file}` });
  expect(await typed('article publish none --version x')).toMatchObject({ code: 1 });
});
