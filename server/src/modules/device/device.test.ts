import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../testing/testApp';
import { contentChanged } from '../../http/readCache';
import { catalogue } from '../../seed/device/catalogue';
import { devices } from './device.table';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

const rids = (list: readonly { rid: string }[]) => list.map(({ rid }) => rid);

const search = async (input: Parameters<typeof portal.call<'open/web/device/search'>>[1]) =>
  (await portal.call('open/web/device/search', { size: 100, ...input })).data;

describe('searching services by words', () => {
  test.each([
    ['a Chinese name', '扫描电镜', 'sem'],
    ['an abbreviation in lower case', 'xps', 'xps'],
    ['an abbreviation without its hyphen', 'ftir', 'ftir'],
    ['an English name', 'X-ray diffraction', 'xrd'],
    ['full-width letters', 'ＸＲＤ', 'xrd'],
    ['pinyin initials', 'xsxys', 'xrd'],
    ['pinyin initials of the Chinese part of a name', 'smdj', 'sem'],
    ['an instrument', 'smartlab', 'xrd'],
    ['a tag', '晶格条纹', 'tem'],
    ['the name of its child', '热分析', 'tga'],
    ['a word of its sketch', '官能团定性', 'ftir'],
    ['two words in any order', '电池 正极', 'area-cathode'],
    ['words between spaces', '  红外  ', 'ftir'],
    ['a name written with a space', 'x 射线粉末', 'xrd'],
  ])('finds one by %s', async (_way, kw, rid) => {
    expect(rids((await search({ kw })).list)).toContain(rid);
  });

  test('puts services with the word in their name first', async () => {
    const { list } = await search({ kw: 'XRD' });
    const inName = list.map(({ name }) => name.includes('XRD'));
    expect(inName[0]).toBe(true);
    expect(inName).toEqual([...inName].sort((a, b) => Number(b) - Number(a)));
  });

  test('finds only services that contain every word', async () => {
    const both = await search({ kw: '红外 原位' });
    const one = await search({ kw: '红外' });
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan(one.total);
  });

  test.each([
    ['a word nobody wrote', '不存在的检测项目'],
    ['a script', '<script>alert(1)</script>'],
    ['an emoji', '🧪'],
    ['a backslash', '\\'],
    ['an underscore, which is no wildcard', '___'],
    ['percent signs, which are no wildcards', '%%'],
    ['500 characters', '测'.repeat(500)],
  ])('answers an empty list to %s', async (_kind, kw) => {
    expect(await search({ kw })).toEqual({
      total: 0,
      list: [],
      counts: [],
      facets: { children: [], sample_states: [] },
    });
  });

  test('takes a quote that ends a string for words like any others', async () => {
    const { list, relaxed } = await search({ kw: "xrd' OR '1'='1" });
    expect(relaxed).toBe('words');
    expect(rids(list)).toContain('xrd');
    expect(list.length).toBeLessThan(40);
  });

  test('ignores what nobody sees, also a NUL, which no database keeps', async () => {
    const [seen, unseen] = [
      await portal.call('open/web/device/search', { kw: '红外' }),
      await portal.call('open/web/device/search', { kw: '红\u200b外\u0000' }),
    ];
    expect(unseen.data).toEqual(seen.data);
  });

  test('refuses 501 characters with a message at the field', async () => {
    const answer = await portal.call('open/web/device/search', { kw: '测'.repeat(501) });
    expect(answer).toMatchObject({ status: 422, fields: { kw: '[关键词]不能超过 500 个字符' } });
  });
});

describe('filters, order and pages', () => {
  test('lists every service without words', async () => {
    expect((await search({})).total).toBeGreaterThanOrEqual(60);
  });

  test('filters by a type and by its child', async () => {
    const type = await search({ typeId: 3 });
    expect(new Set(type.list.map(({ type_id }) => type_id))).toEqual(new Set([3]));
    const child = await search({ typeId: 3, childId: 302 });
    expect(new Set(child.list.map(({ child_id }) => child_id))).toEqual(new Set([302]));
  });

  test('counts each child of the type, whichever is selected', async () => {
    const { counts } = await search({ typeId: 3, childId: 302 });
    expect(counts?.map(({ child_id }) => child_id)).toEqual([301, 302, 303, 304]);
    expect(counts?.reduce((sum, { count }) => sum + count, 0)).toBe((await search({ typeId: 3 })).total);
  });

  test.each([
    { typeId: 99 },
    { childId: 999 },
    { typeId: 1, childId: 301 },
    { typeId: 2 ** 53 - 1 },
    { childId: -(2 ** 40) },
  ])('answers an empty list for %j', async (filter) => {
    expect(await search(filter)).toMatchObject({ total: 0, list: [] });
  });

  // Of the demo's catalogue, in which nobody has ordered yet.
  const popularFirst = [...catalogue].sort((a, b) => b.popularity - a.popularity).map(({ rid }) => rid);

  test.each([
    ['popular', ({ rid }: { rid: string }) => popularFirst.indexOf(rid)],
    ['price_asc', (row: { price_fen: number }) => row.price_fen],
    ['price_desc', (row: { price_fen: number }) => -row.price_fen],
    ['fast', (row: { turnaround_days: number }) => row.turnaround_days],
  ] as const)('sorts by %s', async (sort, value) => {
    const values = (await search({ sort })).list.map(value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  test('returns each service once over all pages', async () => {
    const { total, list: first } = await search({ sort: 'fast' });
    const numbers = Array.from({ length: Math.ceil(total / 20) }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => search({ sort: 'fast', page, size: 20 })));
    const all = pages.flatMap(({ list }) => rids(list));
    expect([total, new Set(all).size]).toEqual([catalogue.length, catalogue.length]);
    expect(all.slice(0, first.length)).toEqual(rids(first));
    expect(await search({ page: 9999 })).toMatchObject({ total, list: [] });
  });
});

describe('the page of a service', () => {
  test('contains options, price, requirements and related services', async () => {
    const { data } = await portal.call('open/web/device/detail', { rid: 'xrd' });
    expect(data).toMatchObject({ rid: 'xrd', base_fen: 6000, price_fen: 6000, needs_sample: true });
    expect(data.options.map(({ key }) => key)).toEqual(['range', 'speed', 'form', 'extra', 'urgent']);
    expect(data.detail).toContain('<h3>应用范围</h3>');
    expect(new Set(data.related.map(({ child_id }) => child_id))).toEqual(new Set([data.child_id]));
    expect(rids(data.related)).not.toContain('xrd');
  });

  test.each(['unknown', 'XRD', '__proto__'])('is not found for %s', async (rid) => {
    const answer = await portal.call('open/web/device/detail', { rid });
    expect(answer).toMatchObject({ status: 404, error: 'not_found' });
  });

  test.each(['', '../xrd', 'x'.repeat(41)])('refuses %j as a key', async (rid) => {
    const answer = await portal.call('open/web/device/detail', { rid });
    expect(answer).toMatchObject({ status: 422, error: 'invalid_input' });
    expect(answer.fields).toHaveProperty('rid');
  });
});

describe('compression of an answer', () => {
  const raw = (encoding: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/open/web/device/search',
      payload: { kw: '拉曼' },
      headers: { 'accept-encoding': encoding },
    });

  test('is compressed as the browser accepts, both the first time and from the cache', async () => {
    for (const _time of ['first', 'again']) {
      const br = await raw('gzip, deflate, br');
      const zipped = await raw('gzip');
      const plain = await raw('identity');
      expect(br.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringContaining('accept-encoding'),
      });
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
      expect(plain.json()).toMatchObject({ code: 1 });
    }
  });

  test('uses no encoding that the caller refuses', async () => {
    expect((await raw('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
  });
});

describe('the cache of answers', () => {
  const renamed = (name: string) =>
    portal.db.transaction((tx) => tx.update(devices).set({ name }).where(eq(devices.rid, 'sem')));
  const name = async () => (await portal.call('open/web/device/detail', { rid: 'sem' })).data.name;

  test('keeps an answer for 30 seconds', async () => {
    const first = await name();
    await renamed('扫描电镜二');
    portal.clock.pass(29);
    expect(await name()).toBe(first);
    portal.clock.pass(2);
    expect(await name()).toBe('扫描电镜二');
  });

  test('is cleared at once when content changes', async () => {
    await name();
    await renamed('扫描电镜三');
    await contentChanged(portal.db);
    expect(await name()).toBe('扫描电镜三');
  });

  test('does not keep a refusal', async () => {
    const missing = () => portal.call('open/web/device/detail', { rid: 'later' });
    expect((await missing()).status).toBe(404);
    await portal.db.transaction(async (tx) => {
      const [row] = await tx.select().from(devices).where(eq(devices.rid, 'tem'));
      if (row) await tx.insert(devices).values({ ...row, rid: 'later' });
    });
    expect((await missing()).status).toBe(200);
  });
});
