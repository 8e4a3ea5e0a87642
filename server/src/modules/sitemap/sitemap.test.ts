import { testApp } from '../../../testing/testApp';

test('the sitemap names each public path once, with the day of its last change', async () => {
  const { call } = await testApp();
  const { data } = await call('open/web/sitemap', {});
  const paths = data.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/project/1/送样检测',
      '/detail/xrd',
      '/article/news-portal-trial',
      '/contact',
    ]),
  );
  const devices = (await call('open/web/device/search', {})).data.total;
  expect(paths.filter((path) => path.startsWith('/detail/'))).toHaveLength(devices);
  expect(data.find(({ path }) => path === '/article/news-portal-trial')?.changed).toBe('2026-11-18');
});
