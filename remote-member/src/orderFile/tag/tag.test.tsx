import type { DeliveredFile } from '@portal/shared/contract';
import { member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../app/routes';

const file = (rid: string, name: string, tags: string[]): DeliveredFile => ({
  rid,
  kind: 'data',
  name,
  size: 2048,
  mime: 'text/csv',
  created: '2026-11-20T02:00:05Z',
  order: { rid: 'order-1', code: 'D20261120-000007' },
  services: ['X 射线衍射'],
  samples: [],
  sample_count: 0,
  tags,
  retest: null,
});

const open = () =>
  renderRoute({
    routes,
    at: '/member/order?kind=data',
    user: member(),
    server: {
      'auth/web/orderFile/list4person': () => ({
        list: [file('file-1', '甲.csv', ['氧化铈']), file('file-2', '乙.csv', [])],
        next: null,
        total: 2,
      }),
      'auth/dataTag/list': () => ({
        list: [
          { tag: '氧化铈', files: 1 },
          { tag: '第一批', files: 3 },
        ],
      }),
      'auth/cluster/all': () => ({ total: 0, list: [], owned: 0 }),
      'auth/dataTag/put': () => null,
      'auth/dataTag/rename': () => null,
      'auth/dataTag/del': () => null,
    },
  });

test('chosen files get own and new tags, and lose others, by one call', async () => {
  const { visitor, server } = open();
  for (const box of await screen.findAllByRole('checkbox', { name: /\.csv/ })) await visitor.click(box);
  await visitor.click(screen.getByRole('button', { name: '标签' }));
  const dialog = within(await screen.findByRole('dialog', { name: '标签：2 个文件' }));
  await visitor.click(
    within(dialog.getByRole('group', { name: /移除/ })).getByRole('button', { name: '氧化铈' }),
  );
  await visitor.click(
    within(dialog.getByRole('group', { name: /添加/ })).getByRole('button', { name: '第一批' }),
  );
  const field = dialog.getByRole('textbox', { name: '添加标签' });
  await visitor.type(field, '这个标签实在是太长了长到没有人会愿意去读它吧');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('[标签]不能超过 20 个字符')).toBeInTheDocument();
  await visitor.clear(field);
  await visitor.type(field, '新的、 第一批 ,更新');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/dataTag/put')).toEqual([
      { rids: ['file-1', 'file-2'], add: ['第一批', '新的', '更新'], remove: ['氧化铈'] },
    ]),
  );
});

test('a tag filters by the URL, from above the list and from a file; tags are renamed and deleted', async () => {
  const { visitor, server, router } = open();
  const links = within(await screen.findByRole('navigation', { name: '标签' }));
  await visitor.click(links.getByRole('link', { name: '第一批 3' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('tag')).toBe('第一批'));
  expect(server.inputs('auth/web/orderFile/list4person').at(-1)).toEqual({ tag: '第一批', size: 20 });
  await visitor.click(await screen.findByRole('link', { name: '#氧化铈' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('tag')).toBe('氧化铈'));
  await visitor.click(screen.getByRole('button', { name: '管理标签' }));
  const row = within(await screen.findByRole('listitem', { name: '第一批' }));
  await visitor.click(row.getByRole('button', { name: '改名' }));
  const field = await screen.findByRole('textbox', { name: /^标签/ });
  await visitor.clear(field);
  await visitor.type(field, '二批{Enter}');
  await waitFor(() => expect(server.inputs('auth/dataTag/rename')).toEqual([{ tag: '第一批', to: '二批' }]));
  const kept = within(await screen.findByRole('listitem', { name: '氧化铈' }));
  await visitor.click(kept.getByRole('button', { name: '删除' }));
  const asked = within(await screen.findByRole('dialog', { name: '删除标签' }));
  await visitor.click(asked.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.inputs('auth/dataTag/del')).toEqual([{ tag: '氧化铈' }]));
});
