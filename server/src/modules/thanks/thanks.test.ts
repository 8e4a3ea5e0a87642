import { testApp } from '../../../testing/testApp';

test('acknowledgements are paged, all marked as examples, each with a link to a service', async () => {
  const { call } = await testApp();
  const { data } = await call('open/web/acknowledge', { size: 100 });
  expect(data.total).toBeGreaterThanOrEqual(12);
  expect(data.list).toHaveLength(data.total);
  for (const row of data.list) {
    expect([row.company, row.code, row.content, row.sketch].every((text) => text.includes('示例'))).toBe(
      true,
    );
    const rid = row.source.replace('/detail/', '');
    expect((await call('open/web/device/detail', { rid })).status).toBe(200);
  }
  const second = await call('open/web/acknowledge', { page: 2, size: 5 });
  expect(second.data).toEqual({ total: data.total, list: data.list.slice(5, 10) });
});
