import { renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { setting } from '../testing/setting';

test.each([
  ['/license', '服务协议', 13],
  ['/policy', '隐私政策', 10],
])('%s has a table of contents that names each part', async (at, title, parts) => {
  const { server } = renderRoute({ routes, at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  expect(links).toHaveLength(parts);
  for (const link of links)
    expect(screen.getByRole('heading', { level: 2, name: link.textContent ?? '' })).toHaveAttribute(
      'id',
      link.getAttribute('href')?.slice(1),
    );
  expect(server.calls.filter(({ path }) => path !== 'open/setting')).toEqual([]);
});

test('the policy lists the data stored in the browser with their retention periods', async () => {
  renderRoute({ routes, at: '/policy' });
  const table = within(await screen.findByRole('table', { name: '浏览器中保存的内容' }));
  expect(table.getByRole('row', { name: /portal\.token/ })).toHaveTextContent('退出登录');
});

test('the policy names the company that processes the data', async () => {
  renderRoute({ routes, at: '/policy', server: { 'open/setting': setting } });
  expect(await screen.findByText(/^个人信息的处理者：示例检测（以下称“我们”）/)).toBeVisible();
});
