import { testApp } from '../../../testing/testApp';

test('acknowledgements are paged, all marked as samples, with an original that says so', async () => {
  const { call } = await testApp();
  const { data } = await call('open/web/acknowledge', { size: 100 });
  expect(data.total).toBeGreaterThanOrEqual(12);
  expect(data.list).toHaveLength(data.total);
  for (const row of data.list) {
    expect([row.company, row.code, row.content, row.sketch].every((text) => text.includes('示例'))).toBe(
      true,
    );
    expect(row.source).toBe('/article/news-portal-trial');
  }
  const second = await call('open/web/acknowledge', { page: 2, size: 5 });
  expect(second.data).toEqual({ total: data.total, list: data.list.slice(5, 10) });
});
