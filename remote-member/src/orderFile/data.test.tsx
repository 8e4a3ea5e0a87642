import type { DeliveredFile } from '@portal/shared/contract';
import { type Handlers, member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { clusterAs, managedList } from '../testing/cluster';
import { recordDownloads } from '../testing/openOrder';

const file = (part: Partial<DeliveredFile> = {}): DeliveredFile => ({
  rid: 'file-1',
  kind: 'data',
  name: '衍射.csv',
  size: 2048,
  mime: 'text/csv',
  created: '2026-11-20T02:00:05Z',
  order: { rid: 'order-1', code: 'D20261120-000007' },
  services: ['X 射线衍射'],
  samples: [{ number: 'S1', name: '氧化铈' }],
  sample_count: 1,
  tags: [],
  retest: null,
  ...part,
});

const open = (list: readonly DeliveredFile[], server: Handlers = {}, query = '') =>
  renderRoute({
    routes,
    at: `/member/order?kind=data${query}`,
    user: member(),
    server: {
      'auth/web/orderFile/list4person': () => ({ list: [...list], next: null, total: list.length }),
      'auth/dataTag/list': () => ({ list: [] }),
      'auth/cluster/all': () => managedList(),
      ...server,
    },
  });

const table = async () => within(await screen.findByRole('table', { name: '检测数据' }));

test('each file says what it is of, opens its order, and can be viewed and downloaded', async () => {
  open([
    file(),
    file({ rid: 'file-2', name: '报告.pdf', kind: 'record', sample_count: 12 }),
    file({ rid: 'file-3', name: '光谱.spc', services: [], samples: [], sample_count: 0 }),
  ]);
  const rows = (await table()).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('衍射.csv');
  expect(rows[0]).toHaveTextContent('X 射线衍射 · 2.0 KB');
  expect(rows[0]).toHaveTextContent('S1 氧化铈');
  expect(rows[1]).toHaveTextContent('检测记录 · X 射线衍射 · 2.0 KB');
  expect(rows[1]).toHaveTextContent('S1 氧化铈 等 12 个');
  const [one, two] = rows.map((row) => within(row));
  expect(one?.getByRole('link', { name: 'D20261120-000007' })).toHaveAttribute(
    'href',
    '/member/order/order-1',
  );
  expect(one?.getByRole('button', { name: '查看衍射.csv' })).toBeInTheDocument();
  expect(one?.getByRole('button', { name: '下载衍射.csv' })).toBeInTheDocument();
  expect(two?.queryByRole('button', { name: '查看报告.pdf' })).not.toBeInTheDocument();
  expect(screen.getByText('共 3 个文件')).toBeInTheDocument();
});

test('words and days are in the URL and in the call; a period that ends before it begins is not sent', async () => {
  const { visitor, server, router } = open([file()]);
  await table();
  const form = within(screen.getByRole('form', { name: '筛选检测数据' }));
  const [words, from, to] = ['搜索', '开始日期', '结束日期'].map((name) =>
    form.getByRole('textbox', { name }),
  );
  if (!words || !from || !to) throw new Error('a field is missing');
  await visitor.type(words, '氧化铈');
  await visitor.type(from, '2026/11/20');
  await visitor.type(to, '2026-11-01');
  await visitor.click(form.getByRole('button', { name: '查询' }));
  expect(await form.findByText('[结束日期]不能早于开始日期')).toBeInTheDocument();
  await visitor.clear(to);
  await visitor.click(form.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(server.inputs('auth/web/orderFile/list4person').at(-1)).toEqual({
      kw: '氧化铈',
      from: '2026-11-20',
      size: 20,
    }),
  );
  expect(new URLSearchParams(router.state.location.search).get('kw')).toBe('氧化铈');
});

test('all files that fit, or the chosen ones, are downloaded as one zip, and what it leaves out is said', async () => {
  const { visitor, server } = open(
    [file(), file({ rid: 'file-2', name: '光谱.spc' })],
    {
      'auth/web/orderFile/zip4person': () => ({
        url: '/api/open/dataZip/key?sig=abc',
        files: 1,
        size: 2048,
        beyond: 3,
      }),
    },
    '&kw=S1',
  );
  await table();
  const links = recordDownloads();
  await visitor.click(screen.getByRole('button', { name: '打包下载全部' }));
  await waitFor(() => expect(links).toHaveLength(1));
  await visitor.click(screen.getByRole('checkbox', { name: /光谱\.spc/ }));
  expect(screen.getByText('已选 1 个文件')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '打包下载所选' }));
  await waitFor(() => expect(links).toHaveLength(2));
  expect(server.inputs('auth/web/orderFile/zip4person')).toEqual([
    { kw: 'S1' },
    { kw: 'S1', rids: ['file-2'] },
  ]);
  await visitor.click(screen.getByRole('button', { name: '导出 .eln' }));
  await waitFor(() => expect(links).toHaveLength(3));
  expect(server.inputs('auth/web/orderFile/zip4person').at(-1)).toEqual({
    kw: 'S1',
    rids: ['file-2'],
    format: 'eln',
  });
  expect((await screen.findAllByText(/另有 3 个超出一次打包的上限/)).length).toBeGreaterThan(0);
});

test('without data the page says where it comes from; without a match how to see all', async () => {
  const { visitor, router } = open([], {}, '&kw=没有');
  expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
  await visitor.click(screen.getAllByRole('link', { name: '清空条件' })[0] ?? document.body);
  await waitFor(() => expect(router.state.location.search).toBe('?kind=data'));
  expect(await screen.findByText('还没有检测数据')).toBeInTheDocument();
});

test('who manages a group finds the data that its members show, with their names and without their tags', async () => {
  const group = clusterAs('manager');
  const shown = { ...file({ retest: 1 }), member: '王伟' };
  const { visitor, server } = open([file()], {
    'auth/cluster/all': () => managedList(group),
    'auth/cluster/data': ({ kw = '' }) => ({ list: kw === '' ? [shown] : [], next: null, total: 1 }),
  });
  await table();
  await visitor.click(await screen.findByRole('link', { name: group.name }));
  const rows = within(await screen.findByRole('table', { name: '社群数据' }));
  expect(rows.getByText('王伟')).toBeInTheDocument();
  expect(rows.getByText('复测 1')).toBeInTheDocument();
  // The order is the member's: its page is not for managers.
  expect(rows.queryByRole('link')).not.toBeInTheDocument();
  await visitor.type(screen.getByRole('searchbox'), '石墨');
  await visitor.click(screen.getByRole('button', { name: '搜索' }));
  expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/data').at(-1)).toMatchObject({ rid: group.rid, kw: '石墨' });
  await visitor.click(screen.getByRole('link', { name: '我的' }));
  expect(await table()).toBeDefined();
});
