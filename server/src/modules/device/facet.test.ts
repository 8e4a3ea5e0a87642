import { type TestApp, testApp } from '../../../testing/testApp';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

type Search = Parameters<typeof portal.call<'open/web/device/search'>>[1];
const search = async (input: Search) =>
  (await portal.call('open/web/device/search', { size: 100, ...input })).data;

test('filters by price, turnaround and state of sample include both ends', async () => {
  const { list } = await search({
    price_min_fen: 6000,
    price_max_fen: 30_000,
    turnaround_max: 5,
    sample_states: ['粉末'],
  });
  expect(list.map(({ rid }) => rid)).toContain('xrd');
  for (const row of list) {
    expect(row.price_fen).toBeGreaterThanOrEqual(6000);
    expect(row.price_fen).toBeLessThanOrEqual(30_000);
    expect(row.turnaround_days).toBeLessThanOrEqual(5);
    expect(row.sample_states).toContain('粉末');
  }
});

test('several states of a sample find the services that accept any of them', async () => {
  const states = ['粉末', '液体'];
  const each = await Promise.all(states.map((state) => search({ sample_states: [state] })));
  const { list, total } = await search({ sample_states: states });
  expect(new Set(list.map(({ rid }) => rid))).toEqual(
    new Set(each.flatMap((one) => one.list.map(({ rid }) => rid))),
  );
  expect(total).toBe(list.length);
  expect(total).toBeLessThan((each[0]?.total ?? 0) + (each[1]?.total ?? 0));
  expect(await search({ sample_states: [] })).toEqual(await search({}));
});

test.each([
  {},
  { typeId: 1 },
  { kw: '电镜' },
  { typeId: 1, childId: 101, sample_states: ['薄膜'] },
  { price_max_fen: 20_000, sample_states: ['液体'] },
  { turnaround_max: 3, childId: 104 },
] satisfies Search[])('each count of %j is what choosing it finds', async (input) => {
  const { facets, counts } = await search(input);
  expect(facets.children.length).toBeGreaterThan(0);
  for (const { id, count } of facets.children)
    expect((await search({ ...input, childId: id })).total).toBe(count);
  for (const { value, count } of facets.sample_states)
    expect((await search({ ...input, sample_states: [value] })).total).toBe(count);
  expect(counts).toEqual(facets.children.map(({ id, count }) => ({ child_id: id, count })));
});

test('choices have names, and those without results are omitted', async () => {
  const { facets } = await search({ typeId: 3 });
  expect(facets.children.map(({ name }) => name)).toEqual(['谱图解析', '计算模拟', '生信分析', '统计与绘图']);
  expect(facets.sample_states).toEqual([]);
  expect((await search({ sample_states: ['月球岩石'] })).total).toBe(0);
});

test.each([
  [{ price_min_fen: -1 }, 'price_min_fen'],
  [{ price_max_fen: 2 ** 40 }, 'price_max_fen'],
  [{ turnaround_max: 1000 }, 'turnaround_max'],
  [{ sample_states: ['粉'.repeat(21)] }, 'sample_states.0'],
] satisfies [Search, string][])('%j is refused at its field', async (input, field) => {
  const answer = await portal.call('open/web/device/search', input);
  expect(answer.status).toBe(422);
  expect(answer.fields).toHaveProperty([field]);
});

describe('the page of a service', () => {
  const detail = async (rid: string) => (await portal.call('open/web/device/detail', { rid })).data;

  test('contains the process with its promises, results marked as examples, standards and questions', async () => {
    const { process, results, literature, questions } = await detail('xrd');
    expect(process.map(({ text }) => text).join()).toContain('2 小时内致电');
    expect(results.map(({ title }) => title).every((title) => title.includes('示例数据'))).toBe(true);
    expect(literature.map(({ text }) => text).join()).toContain('JY/T 0587-2020');
    expect(questions.length).toBeGreaterThanOrEqual(3);
  });

  test('shows the lines of silicon at the angles of Bragg’s law', async () => {
    const [silicon] = (await detail('xrd')).results;
    const points = silicon?.series[0]?.points ?? [];
    const highest = points.reduce((top, point) => (point[1] > top[1] ? point : top), [0, 0]);
    expect(highest[0]).toBeCloseTo(28.44, 1);
  });

  test('has typical results for at least 25 services and questions for at least 30', async () => {
    const { list } = await search({});
    const pages = await Promise.all(list.map(({ rid }) => detail(rid)));
    expect(pages.filter(({ results }) => results.length > 0).length).toBeGreaterThanOrEqual(25);
    expect(pages.filter(({ questions }) => questions.length >= 3).length).toBeGreaterThanOrEqual(30);
    for (const { process } of pages) expect(process.length).toBeGreaterThanOrEqual(4);
    for (const chart of pages.flatMap(({ results }) => results))
      for (const { points } of chart.series) expect(points.flat().every(Number.isFinite)).toBe(true);
  });
});
