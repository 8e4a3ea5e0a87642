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
        type: 'news',
        title,
        img: '/upload/img/xrd.svg',
        sketch: '摘要',
        source: null,
        author: '编辑部',
        body: '<p>正文</p>',
        devices: [],
        created: '2026-11-18',
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
  writeFileSync(file, readFileSync(file, 'utf8').replace('第一版', '第二版'));
  expect((await typed(`article publish ${rid}`)).out).toContain('没有待发布的草稿');
  await keepShown(rid, file);
  await typed(`article save ${file} --rid ${rid}`);
  expect((await typed(`article publish ${rid}`)).out).toBe(`${rid}　已发布，第 2 版`);
  expect((await typed(`article publish ${rid} --version 1`)).out).toBe(`${rid}　已发布，第 3 版`);
  expect((await typed(`article show ${rid}`)).out).toMatch(/^版本　3　.*第一版/);
  expect((await typed(`article withdraw ${rid}`)).out).toBe(`${rid}　已撤下`);
});

/** Writes the etag of the article as it is now into the file, as somebody does who has looked at it. */
async function keepShown(rid: string, file: string): Promise<void> {
  const [, etag = ''] = /"etag": "([\w-]+)"/.exec((await typed(`article show ${rid}`)).out) ?? [];
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"etag": "[\w-]+"/, `"etag": "${etag}"`));
}

test('of two files of one service the second does not take the price of the first back', async () => {
  const { out } = await typed('service show sem');
  const [mine, other] = [join(folder, 'mine.json'), join(folder, 'other.json')];
  for (const file of [mine, other]) writeFileSync(file, out.replace(/^已发布　/, ''));
  const change = (file: string, from: RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  change(mine, /"base_fen": \d+/, '"base_fen": 7700');
  await typed(`service save ${mine} --rid sem`);
  await typed('service publish sem');
  change(other, /"sketch": "/, '"sketch": "另一人改的');
  const before = readFileSync(other, 'utf8');
  const refused = await typed(`service save ${other} --rid sem`);
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(/base_fen　文件：\d+　现在：7700/);
  expect(refused.out).toContain('sketch　文件："另一人改的');
  expect(readFileSync(other, 'utf8')).toBe(before);
  // Saved again and again from one file: it has the etag of its own last save.
  change(mine, /"sketch": "/, '"sketch": "继续改');
  expect((await typed(`service save ${mine} --rid sem`)).code).toBe(1);
});

test('a file can be saved again: it has the etag after its own last save', async () => {
  const { out } = await typed('service show afm');
  const file = join(folder, 'again.json');
  writeFileSync(file, out.replace(/^已发布　/, ''));
  for (const sketch of ['一', '二']) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"sketch": "[^"]*"/, `"sketch": "${sketch}"`));
    expect((await typed(`service save ${file} --rid afm`)).out).toContain('已保存草稿');
  }
  // Without an etag it is not known from what the file started.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"etag": "[\w-]+",/, ''));
  expect((await typed(`service save ${file} --rid afm`)).out).toContain('请先查看最新内容');
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
