import { member, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { setting } from '../testing/setting';

const open = (at = '/guide', user = false) =>
  renderRoute({ routes, at, server: { 'open/setting': setting }, ...(user && { user: member() }) });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = (list: Awaited<ReturnType<typeof part>>) =>
  list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.replace(/^\d+/, ''));

test('both tracks are shown step by step, with the cities of the settings', async () => {
  const { server, visitor } = open();
  const academic = await part('高校客户：先测后付');
  // A phone shows the names of the steps until the reader asks for them.
  const names = academic.getByText(/^注册账号 → 选择项目 → .+ → 样品寄回$/);
  expect(academic.getByText('选择项目')).not.toBeVisible();
  await visitor.click(names);
  expect(await academic.findByText(/北京市、上海市可免费上门取样/)).toBeVisible();
  expect(titles(academic)).toEqual([
    ...['注册账号', '选择项目', '签协议寄样', '收样确认'],
    ...['数据交付', '结算开票', '样品寄回'],
  ]);
  expect(titles(await part('企业客户：签约预付'))).toEqual([
    ...['注册账号', '锁定方案', '签约付款', '寄送样品', '数据交付'],
  ]);
  expect(academic.getByRole('link', { name: '查找项目' })).toHaveAttribute('href', '/project');
  const cities = await screen.findByRole('table', { name: '开通上门取样的地区' });
  expect(within(cities).getByRole('rowheader', { name: '上海市' })).toBeVisible();
  expect(screen.getByRole('table', { name: '寄样地址' })).toHaveTextContent('收样组');
  expect(server.unexpected).toEqual([]);
});

test('the first step offers registration to visitors only', async () => {
  const { visitor, portal, unmount } = open();
  await visitor.click((await part('高校客户：先测后付')).getByRole('button', { name: '立即注册' }));
  expect(portal.dialogs.current).toMatchObject({ name: 'login', pane: 'register' });
  unmount();
  open('/guide', true);
  await part('高校客户：先测后付');
  expect(screen.queryByRole('button', { name: '立即注册' })).not.toBeInTheDocument();
});

test('the table of contents links to the chapters, each with its own URL', async () => {
  const { visitor, router } = open();
  await visitor.click(within(await screen.findByRole('navigation', { name: '目录' })).getByText('常见问题'));
  expect(screen.getByRole('heading', { name: '常见问题' })).toHaveFocus();
  expect(router.state.location.hash).toBe('#questions');
});

test('a reader’s role leaves one track on the page and is told what it has to know', async () => {
  const { visitor, router } = open();
  await part('企业客户：签约预付');
  await visitor.click(
    within(screen.getByRole('navigation', { name: '我是' })).getByRole('link', { name: '企业' }),
  );
  expect(router.state.location.search).toBe('?role=enterprise');
  expect(screen.getByRole('region', { name: '企业客户：签约预付' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '高校客户：先测后付' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '企业' })).toHaveAttribute('aria-current', 'true');
  await visitor.click(screen.getByRole('link', { name: '看全部流程' }));
  expect(await screen.findByRole('region', { name: '高校客户：先测后付' })).toBeVisible();
});
