import { sql } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../testing/testApp';
import { matchDevices } from '../device/device.repo';
import { devices } from '../device/device.table';
import { deviceNames } from '../device/device.vocabulary.service';
import { attempts } from '../keyword/keyword.attempt.rules';
import { searchByNames } from './search.service';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

type Search = Parameters<typeof portal.call<'open/web/search'>>[1];
const search = async (input: Search) => (await portal.call('open/web/search', { size: 100, ...input })).data;
const rids = (list: readonly { rid: string }[]) => list.map(({ rid }) => rid);

test.each([
  ['the pinyin initials of a name', 'xsxy', 'xrd'],
  ['a word of the trade', '衍射', 'xrd'],
  ['an English name', 'X-ray', 'xrd'],
  ['a synonym that the service does not name', '氮气吸附', 'bet'],
  ['the pinyin of a synonym', 'danqixifu', 'bet'],
  ['a synonym in English', 'surface area', 'bet'],
  ['another abbreviation', 'esr', 'epr'],
  ['an answer to one of its questions', '镶嵌抛光', 'sem'],
])('%s finds the service', async (_way, kw, rid) => {
  expect(rids((await search({ kw, kind: 'device' })).services.list)).toContain(rid);
});

test('services come with the best articles beside them, and each kind is counted', async () => {
  const { services, articles, counts } = await search({ kw: 'xrd' });
  expect(services.total).toBe(counts.device);
  expect(services.list).toHaveLength(counts.device);
  expect(articles.total).toBe(counts.news + counts.course);
  expect(articles.list).toHaveLength(Math.min(6, articles.total));
  expect(counts.news * counts.course).toBeGreaterThan(0);
});

test('one kind leaves the others out, but counts them', async () => {
  const all = await search({ kw: 'xrd' });
  const devices = await search({ kw: 'xrd', kind: 'device' });
  expect(devices).toEqual({ ...all, articles: { total: 0, list: [] } });
  for (const kind of ['news', 'course'] as const) {
    const { services, articles, counts } = await search({ kw: 'xrd', kind });
    expect(services).toEqual({ total: 0, strong: 0, list: [], types: [] });
    expect(articles.total).toBe(all.counts[kind]);
    expect(new Set(articles.list.map((hit) => hit.kind))).toEqual(new Set([kind]));
    expect(counts).toEqual(all.counts);
  }
});

test('services are filtered and sorted, and each type has its number of results', async () => {
  const filter = { kw: '电镜', price_min_fen: 9_000, price_max_fen: 90_000, turnaround_max: 8 };
  const { services } = await search({ ...filter, sort: 'price_asc' });
  const prices = services.list.map(({ price_fen }) => price_fen);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(9_000);
  expect(Math.max(...prices)).toBeLessThanOrEqual(90_000);
  expect(services.types.length).toBeGreaterThan(1);
  for (const { id, count } of services.types) {
    const one = await search({ ...filter, typeId: id });
    expect(one.services.total).toBe(count);
    expect(one.services.types).toEqual(services.types);
  }
});

test('hits with the word in their title come first', async () => {
  const { services, articles } = await search({ kw: 'xps' });
  for (const titles of [services.list.map(({ name }) => name), articles.list.map(({ title }) => title)]) {
    const inTitle = titles.map((title) => title.toLowerCase().includes('xps'));
    expect(inTitle[0]).toBe(true);
    expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)));
  }
});

test('the body of a course is looked through, formulas as they are read', async () => {
  expect(rids((await search({ kw: 'Co2+', kind: 'course' })).articles.list)).toContain('course-xps-fitting');
});

test('pages hold each service once', async () => {
  const { services } = await search({ kw: 'xrd' });
  const pages = await Promise.all([1, 2, 3].map((page) => search({ kw: 'xrd', page, size: 4 })));
  expect(pages.flatMap((page) => page.services.list)).toEqual(services.list.slice(0, 12));
});

test('pages hold each article once', async () => {
  const { articles } = await search({ kw: '样品', kind: 'course' });
  const pages = await Promise.all(
    [1, 2].map((page) => search({ kw: '样品', kind: 'course', page, size: 3 })),
  );
  expect(pages.flatMap((page) => page.articles.list)).toEqual(articles.list.slice(0, 6));
});

test('all words must match in any part of a text; otherwise some are enough, and the answer reports it', async () => {
  const both = await search({ kw: 'sem 能谱' });
  expect(both.services.relaxed).toBeUndefined();
  expect(both.services.total).toBeLessThan((await search({ kw: 'sem' })).services.total);
  const some = await search({ kw: '拉曼 月球岩石' });
  expect(some.services.relaxed).toBe('words');
  expect(some.services.list[0]?.rid).toBe('raman');
});

test('a filter that hides every service does not relax the search', async () => {
  const { services } = await search({ kw: 'sem 能谱', price_max_fen: 1 });
  expect(services).toMatchObject({ total: 0, list: [], types: [] });
  expect(services.relaxed).toBeUndefined();
});

test('services that are called by the words come before those that only mention them, in every order', async () => {
  const called = rids((await search({ kw: 'xrd' })).services.list);
  for (const sort of ['default', 'popular', 'price_asc', 'price_desc', 'fast'] as const) {
    const { strong, total, list } = (await search({ kw: 'xrd', sort })).services;
    expect(total).toBeGreaterThan(strong);
    expect(new Set(rids(list).slice(0, strong))).toEqual(new Set(called.slice(0, strong)));
    for (const { rid, name } of list.slice(strong)) expect(`${rid} ${name}`).not.toMatch(/xrd/i);
  }
});

test('a word that is only mentioned comes with the services of the most similar names', async () => {
  const { services, near } = await search({ kw: '镶嵌抛光' });
  expect(services).toMatchObject({ strong: 0, total: 1 });
  expect(near).toMatchObject({ words: ['抛光'], services: [{ rid: 'onsite-ion-mill' }] });
});

test('a wrong abbreviation comes with those that are like it', async () => {
  const { services, near } = await search({ kw: 'xrs' });
  expect(services.total).toBe(0);
  expect(near.words).toEqual(expect.arrayContaining(['XRD', 'XPS', 'XRF']));
  expect(rids(near.services)).toContain('xrd');
});

test('another character of the same sound is found, and the answer says what was read', async () => {
  const { services, near, terms } = await search({ kw: '扫描电境' });
  expect(services).toMatchObject({
    relaxed: 'spelling',
    list: [{ rid: 'sem' }, { rid: 'onsite-sem' }, {}, {}, {}, {}],
  });
  expect(near).toEqual({ words: ['扫描电镜'], services: [] });
  expect(terms).toContain('扫描电镜');
});

test('for a method that no service has those are found that answer the same question, and the answer says so', async () => {
  const { services } = await search({ kw: '原子荧光光谱仪' });
  expect(services.relaxed).toBe('near');
  expect(rids(services.list).slice(0, services.strong).sort()).toEqual(['icp-ms', 'icp-oes']);
});

test('articles are not found by a part of the words that no service is called', async () => {
  for (const kw of ['扫描仪器人', '月球样品的年龄', '今天吃什么'])
    expect((await search({ kw })).articles.list).toEqual([]);
});

test('one wrong letter is found and reported', async () => {
  const { services } = await search({ kw: 'ramam' });
  expect(services.relaxed).toBe('spelling');
  expect(services.list[0]?.rid).toBe('raman');
});

test('the terms to be marked are the words with their synonyms', async () => {
  expect((await search({ kw: '衍射' })).terms).toEqual(expect.arrayContaining(['衍射', 'xrd', 'x射线衍射']));
  expect((await search({ kw: 'xsxy' })).terms).toEqual(expect.arrayContaining(['xsxy', 'x射线衍射']));
});

test('an empty search has no results', async () => {
  expect(await search({ kw: '   ' })).toEqual({
    services: { total: 0, strong: 0, list: [], types: [] },
    articles: { total: 0, list: [] },
    counts: { device: 0, news: 0, course: 0 },
    terms: [],
    near: { words: [], services: [] },
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['percent signs, which are no wildcards', '%%'],
  ['an underscore, which is no wildcard', '___'],
  ['an emoji', '🧪'],
  ['500 characters', '测'.repeat(500)],
])('%s is a search like any other', async (_kind, kw) => {
  const { services, articles, terms } = await search({ kw });
  expect({ services, articles }).toMatchObject({ services: { total: 0 }, articles: { total: 0, list: [] } });
  expect(terms.length).toBeGreaterThan(0);
});

test('501 characters are refused at the field', async () => {
  const answer = await portal.call('open/web/search', { kw: '测'.repeat(501) });
  expect(answer).toMatchObject({ status: 422, fields: { kw: '[关键词]不能超过 500 个字符' } });
});

describe('suggestions', () => {
  const suggest = async (kw: string) => (await portal.call('open/web/search/suggest', { kw })).data;

  test('are the services that a search would put first, with their prices', async () => {
    const suggested = await suggest('sao');
    const { services } = await search({ kw: 'sao' });
    expect(rids(suggested)).toEqual(rids(services.list).slice(0, services.strong));
    expect(suggested[0]).toEqual({
      rid: 'sem',
      name: '场发射扫描电镜（SEM）',
      price_fen: 9000,
      unit: '样',
      turnaround_days: 4,
    });
  });

  test.each(['', '  ', 'asdfgh'])('are empty for %j', async (kw) => {
    expect(await suggest(kw)).toEqual([]);
  });

  test('101 characters are refused at the field', async () => {
    const answer = await portal.call('open/web/search/suggest', { kw: '测'.repeat(101) });
    expect(answer).toMatchObject({ status: 422, fields: { kw: '[关键词]不能超过 100 个字符' } });
  });
});

describe('the index', () => {
  /** Copies every service forty times, so that reading the whole table is no longer the fastest way. */
  beforeAll(() =>
    portal.db.transaction(async (tx) => {
      const rows = await tx.select().from(devices);
      for (let copy = 0; copy < 40; copy++)
        await tx
          .insert(devices)
          .values(rows.map((row) => ({ ...row, rid: `${row.rid}-${copy}`, words: '' })));
      await tx.execute(sql`ANALYZE device`);
    }),
  );

  test.each(['raman', 'saomiaodianjing', '接触角', 'dsc/tg'])(
    'is what finds the services for %s',
    async (kw) => {
      const names = await deviceNames(portal.db.read);
      const plan = await portal.db.read(async (tx) => {
        const { where } = await matchDevices(tx, attempts(names, kw));
        return tx.execute(sql`EXPLAIN SELECT rid FROM device WHERE ${where}`);
      });
      expect(JSON.stringify(plan)).toContain('Bitmap Index Scan on device_words');
    },
  );

  test('a search takes the same number of queries for one hit and for all', async () => {
    const names = await deviceNames(portal.db.read);
    const count = async (size: number) => {
      let queries = 0;
      await portal.db.read((tx) => {
        const counted = new Proxy(tx, {
          get: (target, key, receiver) => {
            if (key === 'select' || key === 'execute') queries += 1;
            return Reflect.get(target, key, receiver);
          },
        });
        return searchByNames(counted, { kw: 'xrd', sort: 'default', page: 1, size }, names);
      });
      return queries;
    };
    expect(await count(1)).toBe(await count(100));
  });
});
