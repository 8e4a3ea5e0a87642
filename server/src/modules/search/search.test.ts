import type { SearchKind } from '@portal/shared/contract';
import { type TestApp, testApp } from '../../../testing/testApp';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

const search = async (kw: string, kind?: SearchKind, page = 1, size = 100) =>
  (await portal.call('open/web/search', { kw, ...(kind ? { kind } : {}), page, size })).data;

test.each([
  ['the pinyin initials of a name', 'xsxy', 'xrd'],
  ['a word of the trade', '衍射', 'xrd'],
  ['an English name', 'X-ray', 'xrd'],
  ['a synonym that the service does not name', '氮气吸附', 'bet'],
  ['a synonym in English', 'surface area', 'bet'],
  ['another abbreviation', 'esr', 'epr'],
])('%s finds the service', async (_way, kw, rid) => {
  const { list } = await search(kw, 'device');
  expect(list.map((hit) => hit.rid)).toContain(rid);
});

test('services, news and courses are found together and counted apart', async () => {
  const all = await search('xrd');
  expect(all.total).toBe(all.counts.device + all.counts.news + all.counts.course);
  expect(new Set(all.list.map(({ kind }) => kind))).toEqual(new Set(['device', 'news', 'course']));
  for (const kind of ['device', 'news', 'course'] as const) {
    const one = await search('xrd', kind);
    expect(one.counts).toEqual(all.counts);
    expect(one.total).toBe(all.counts[kind]);
    expect(one.list).toEqual(all.list.filter((hit) => hit.kind === kind));
  }
});

test('hits with the word in their title come first', async () => {
  const inTitle = (await search('xps')).list.map(({ title }) => title.toLowerCase().includes('xps'));
  expect(inTitle[0]).toBe(true);
  expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)));
});

test('the text of a course is searched, with formulas as plain text', async () => {
  expect((await search('Co2+', 'course')).list.map(({ rid }) => rid)).toContain('course-xps-fitting');
});

test('each hit is on one page only', async () => {
  const { list, total } = await search('xrd');
  const pages = await Promise.all([1, 2, 3].map((page) => search('xrd', undefined, page, 4)));
  expect(pages.flatMap((page) => page.list)).toEqual(list.slice(0, 12));
  expect(total).toBe(list.length);
});

test('the terms to highlight are the words with their synonyms', async () => {
  expect((await search('衍射')).terms).toEqual(expect.arrayContaining(['衍射', 'xrd', 'x射线衍射']));
  expect((await search('xsxy')).terms).toEqual(expect.arrayContaining(['xsxy', 'x射线衍射']));
});

test('an empty search finds nothing', async () => {
  expect(await search('   ')).toEqual({
    total: 0,
    list: [],
    counts: { device: 0, news: 0, course: 0 },
    terms: [],
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['percent signs, which are no wildcards', '%%'],
  ['an underscore, which is no wildcard', '___'],
  ['an emoji', '🧪'],
  ['a quote that ends a string', "xrd' OR '1'='1"],
  ['500 characters', '测'.repeat(500)],
])('%s is a search like any other', async (_kind, kw) => {
  const { total, list, terms } = await search(kw);
  expect({ total, list }).toEqual({ total: 0, list: [] });
  expect(terms.length).toBeGreaterThan(0);
});

test('501 characters are refused at the field', async () => {
  const answer = await portal.call('open/web/search', { kw: '测'.repeat(501) });
  expect(answer).toMatchObject({ status: 422, fields: { kw: '[关键词]不能超过500个字符' } });
});
