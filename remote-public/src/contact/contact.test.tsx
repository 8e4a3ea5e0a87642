import { type RenderRouteOptions, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { setting } from '../testing/setting';

const add = 'open/web/requirement/add';

beforeEach(() => sessionStorage.clear());

const open = (options: Partial<RenderRouteOptions> = {}) =>
  renderRoute({
    routes,
    at: '/contact',
    ...options,
    server: { 'open/setting': setting, [add]: () => ({ code: 'R20261121-000002' }), ...options.server },
  });

test('address and hours are shown, with a text alternative of the map', async () => {
  const { server } = open();
  expect((await screen.findAllByRole('link', { name: '400-000-0000' }))[0]).toHaveAttribute(
    'href',
    'tel:400-000-0000',
  );
  expect(screen.getByText('周一至周六 8:30–18:30')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'hello@example.com' })).toHaveLength(2);
  expect(screen.getByRole('img', { name: /示例路 88 号.*收样室在一层/ })).toBeInTheDocument();
  const days = within(screen.getByRole('region', { name: '开放时间' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
    ...['一开放', '二开放', '三开放', '四开放', '五开放', '六开放', '日休息'],
  ]);
  expect(screen.getByRole('link', { name: '发布需求' })).toHaveAttribute('href', '/require');
  expect(server.unexpected).toEqual([]);
});

test('a message is sent once and gets a number', async () => {
  const { visitor, server } = open();
  const form = within(await screen.findByRole('form', { name: '在线留言' }));
  await visitor.click(form.getByRole('button', { name: '提交' }));
  expect(await screen.findAllByText('[留言内容]不能为空')).not.toHaveLength(0);
  await visitor.type(form.getByRole('textbox', { name: '留言内容' }), '周六可以送样吗？');
  await visitor.type(form.getByRole('textbox', { name: '姓名' }), '王小明');
  await visitor.type(form.getByRole('textbox', { name: '手机号' }), '13912345678');
  await visitor.dblClick(form.getByRole('button', { name: '提交' }));
  expect(await screen.findByRole('heading', { name: '留言已提交' })).toHaveFocus();
  expect(screen.getByText('R20261121-000002')).toBeVisible();
  expect(server.inputs(add)).toEqual([
    expect.objectContaining({ kind: 'message', name: '王小明', content: '周六可以送样吗？' }),
  ]);
});

test('without the site’s settings the form is shown, and the rest can be loaded again', async () => {
  const { visitor, server } = open({
    server: {
      'open/setting': () => {
        throw new TypeError('down');
      },
    },
  });
  const again = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByRole('form', { name: '在线留言' })).toBeVisible();
  server.on({ 'open/setting': setting });
  await visitor.click(again);
  expect(await screen.findByText('收样组', { exact: false })).toBeVisible();
});
