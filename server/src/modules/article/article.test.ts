import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleType } from '@portal/shared/contract';
import { type TestApp, testApp } from '../../../testing/testApp';
import { pictureFolder } from '../../contentFolder';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

const list = async (type: ArticleType, page = 1, size = 100) =>
  (await portal.call('open/web/news', { type, page, size })).data;
const detail = async (rid: string) => (await portal.call('open/web/news/detail', { rid })).data;

describe.each([
  ['news', 12],
  ['course', 8],
  ['service', 10],
] as const)('the list of %s', (type, atLeast) => {
  test(`holds at least ${atLeast}, the newest first, each with its picture`, async () => {
    const { total, list: rows } = await list(type);
    expect(total).toBeGreaterThanOrEqual(atLeast);
    expect(rows).toHaveLength(total);
    const days = rows.map(({ created }) => created);
    expect(days).toEqual([...days].sort().reverse());
    for (const { img } of rows)
      expect(existsSync(join(pictureFolder, img.replace('/upload/img/', '')))).toBe(true);
  });

  test('has the same articles page by page', async () => {
    const { list: rows } = await list(type);
    const pages = [...(await list(type, 1, 5)).list, ...(await list(type, 2, 5)).list];
    expect(pages).toEqual(rows.slice(0, 10));
    expect((await list(type, 999, 5)).list).toEqual([]);
  });

  test('has a complete page for each article, with existing services and the neighbouring articles', async () => {
    const { list: rows } = await list(type);
    for (const [index, row] of rows.entries()) {
      const article = await detail(row.rid);
      expect(article).toMatchObject(row);
      expect(article.body.replaceAll(/<[^>]+>/g, '').length).toBeGreaterThan(200);
      expect(article.body).not.toMatch(/&lt;(p|li|td|sub)|<script|undefined/);
      expect(article.previous?.rid).toBe(rows[index - 1]?.rid);
      expect(article.next?.rid).toBe(rows[index + 1]?.rid);
      for (const { rid } of article.devices)
        expect((await portal.call('open/web/device/detail', { rid })).status).toBe(200);
    }
  });
});

test('the default type is news', async () => {
  const { data } = await portal.call('open/web/news', {});
  expect(new Set(data.list.map(({ type }) => type))).toEqual(new Set(['news']));
});

test('every case is marked as an example in its title and text', async () => {
  for (const { rid, title } of (await list('service')).list) {
    expect(title).toContain('示例');
    expect((await detail(rid)).body).toContain('不对应任何客户的样品');
  }
});

test.each(['unknown', 'xrd', '__proto__'])('article %s is not found', async (rid) => {
  const answer = await portal.call('open/web/news/detail', { rid });
  expect(answer).toMatchObject({ status: 404, error: 'not_found' });
});

test('an unknown type is refused', async () => {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/open/web/news',
    payload: { type: 'thanks' },
  });
  expect(response.statusCode).toBe(422);
  expect(response.json().data.fields).toEqual({ type: '[文章类型]格式不正确' });
});
