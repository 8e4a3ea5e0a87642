import fc from 'fast-check';
import { foundNowhere, wordsByService } from '../../../testing/searchWords';
import { type TestApp, testApp } from '../../../testing/testApp';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

const search = async (kw: string) =>
  (await portal.call('open/web/search', { kw, kind: 'device', page: 1, size: 100 })).data;
const firstOf = async (kw: string) => (await search(kw)).services.list[0]?.rid;

const cases = Object.entries(wordsByService).flatMap(([rids, words]) =>
  words.map((kw) => [kw, rids.split(' ')] as const),
);

test('the table has at least 150 searches', () => {
  expect(new Set(cases.map(([kw]) => kw)).size).toBeGreaterThanOrEqual(150);
});

test.each(cases)('%s finds %j first', async (kw, rids) => {
  expect(rids).toContain(await firstOf(kw));
});

test.each(foundNowhere)('%s finds nothing, and nothing unrelated is offered', async (kw) => {
  expect(await search(kw)).toMatchObject({
    services: { total: 0, strong: 0, list: [], types: [] },
    counts: { device: 0 },
    near: { words: [], services: [] },
  });
});

test('a name is found with what people write before and behind it', async () => {
  const name = fc.constantFrom(
    ['XRD', 'xrd'],
    ['扫描电镜', 'sem'],
    ['红外光谱', 'ftir'],
    ['核磁', 'nmr-liquid'],
    ['比表面积', 'bet'],
    ['热重', 'tga'],
    ['拉曼', 'raman'],
  );
  const before = fc.constantFrom(
    '',
    '做',
    '做个',
    '测',
    '想测',
    '我想做一下',
    '请问',
    '帮我测',
    '打',
    '1、',
    '哪里可以做',
  );
  const behind = fc.constantFrom(
    '',
    '仪',
    '图',
    '图谱',
    '谱图',
    '分析',
    '测试',
    '检测',
    '分析仪',
    '测试图谱',
    '的图',
    '吗',
    '多少钱',
    '怎么收费',
    '测试服务',
    ' 价格',
  );
  await fc.assert(
    fc.asyncProperty(name, before, behind, async ([word = '', rid], lead, trail) => {
      expect(await firstOf(`${lead}${word}${trail}`)).toBe(rid);
    }),
    { numRuns: 60 },
  );
});

test('width, case, separators and what nobody sees change nothing', async () => {
  const between = fc.constantFrom('', ' ', '-', '.', '\u00ad', '\u200b', '\u00a0', '\u3000');
  const around = fc.constantFrom(
    ['', ''],
    ['【', '】'],
    ['“', '”'],
    ['（', '）'],
    ['①', ''],
    ['#', ''],
    ['', '？'],
    ['', '🧪'],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('xrd', 'XRD', 'ｘｒｄ', 'Sem', 'ＦＴＩＲ'),
      between,
      around,
      async (word, gap, [open = '', shut = '']) => {
        const rid = { x: 'xrd', s: 'sem', f: 'ftir' }[word.normalize('NFKC').toLowerCase().slice(0, 1)];
        expect(await firstOf(`${open}${Array.from(word).join(gap)}${shut}`)).toBe(rid);
      },
    ),
    { numRuns: 60 },
  );
});

test('no search is answered by an error', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, async (kw) => {
      expect((await portal.call('open/web/search', { kw })).status).toBe(200);
    }),
    { numRuns: 40 },
  );
});
