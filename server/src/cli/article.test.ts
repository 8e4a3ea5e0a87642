import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onePixel } from '../../testing/picture';
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
  expect((await typed(`article preview ${rid}`)).out).toMatch(
    new RegExp(`<p>正文</p>[\\s\\S]*页面预览　\\S+/preview/article/${rid}\\.`),
  );
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

test('a service is changed by a file, previewed, published and withdrawn', async () => {
  const shown = await typed('service show xrd');
  const file = join(folder, 'service.json');
  writeFileSync(file, shown.out.replace(/^已发布　/, '').replace('"sketch": "', '"sketch": "改过的'));
  expect((await typed(`service save ${file} --rid xrd`)).out).toContain(
    'xrd　X 射线粉末衍射（XRD）　已保存草稿',
  );
  expect((await typed('service preview xrd')).out).toMatch(/改过的[\s\S]*\/preview\/device\/xrd\./);
  expect((await typed('service publish xrd')).out).toBe('xrd　已发布，第 2 版');
  expect((await typed('service withdraw xrd')).out).toBe('xrd　已下架');
  expect((await typed('services')).out).toMatch(
    /^xrd　101　¥60\.00　X 射线粉末衍射（XRD）【已下架】　有草稿/m,
  );
  expect((await typed('service publish xrd --version 1')).out).toBe('xrd　已发布，第 3 版');
});

test('a part of the home page is changed by a file, previewed and published', async () => {
  const shown = await typed('home show partner');
  const file = join(folder, 'partner.json');
  writeFileSync(file, shown.out.replace(/^已发布　/, '').replace('示例高校A', '示例高校甲'));
  expect((await typed(`home save ${file}`)).out).toContain('合作单位　4 项　已保存草稿');
  expect((await typed('home preview')).out).toContain('示例高校甲');
  expect((await typed('home publish partner')).out).toBe('合作单位　已发布，第 2 版');
  expect((await typed('home publish partner --version 1')).out).toBe('合作单位　已发布，第 3 版');
  expect(await typed('home show footer')).toMatchObject({ code: 1 });
});

test('a picture is uploaded, and the path for content is told', async () => {
  const file = join(folder, '仪器.png');
  writeFileSync(file, onePixel);
  expect((await typed(`picture add ${file}`)).out).toMatch(/^\/upload\/img\/[\w-]+\.png　仪器\.png　已上传$/);
  expect((await typed('pictures')).out).toContain('仪器.png');
  writeFileSync(file, readFileSync(__filename));
  expect(await typed(`picture add ${file}`)).toMatchObject({ code: 1 });
});
