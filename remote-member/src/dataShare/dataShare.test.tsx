import type { DataShare, DeliveredFile } from '@portal/shared/contract';
import { type Handlers, member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

const share = (part: Partial<DataShare> = {}): DataShare => ({
  code: 'code-1',
  name: '氧化铈数据',
  from: '李老师课题组',
  state: 'open',
  created: '2026-11-20T02:00:00Z',
  expires: '2026-11-27T02:00:00Z',
  revoked: null,
  password: true,
  views: false,
  files: 2,
  opened: 3,
  downloaded: 1,
  ...part,
});

const file: DeliveredFile = {
  rid: 'file-1',
  kind: 'data',
  name: '衍射.csv',
  size: 2048,
  mime: 'text/csv',
  created: '2026-11-20T02:00:05Z',
  order: { rid: 'order-1', code: 'D20261120-000007' },
  services: ['X 射线衍射'],
  samples: [],
  sample_count: 0,
  tags: [],
  retest: null,
};

const open = (kind: 'data' | 'share', server: Handlers) =>
  renderRoute({
    routes,
    at: `/member/order?kind=${kind}`,
    user: member(),
    server: {
      'auth/web/orderFile/list4person': () => ({ list: [file], next: null, total: 1 }),
      'auth/dataTag/list': () => ({ list: [] }),
      ...server,
    },
  });

test('chosen files are shared with name, end and password, and the link is shown with its QR code', async () => {
  const { visitor, server } = open('data', { 'auth/dataShare/add': () => share() });
  await visitor.click(await screen.findByRole('checkbox', { name: /衍射\.csv/ }));
  await visitor.click(screen.getByRole('button', { name: '分享' }));
  const dialog = within(await screen.findByRole('dialog', { name: '分享 1 个文件' }));
  expect(dialog.getByRole('textbox', { name: /分享名称/ })).toHaveValue('X 射线衍射数据');
  await visitor.click(dialog.getByRole('radio', { name: '30 天' }));
  const password = dialog.getByRole('textbox', { name: /分享密码/ });
  await visitor.type(password, 'a1');
  await visitor.click(dialog.getByRole('button', { name: '生成链接' }));
  expect(await dialog.findByText('[分享密码]不能少于 6 位')).toBeInTheDocument();
  await visitor.type(password, 'b2c3');
  await visitor.click(dialog.getByRole('button', { name: '生成链接' }));
  expect(await screen.findByText(/\/shared\/data\/code-1$/)).toBeInTheDocument();
  expect(screen.getByText('分享密码：a1b2c3')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: '分享二维码' })).toBeInTheDocument();
  expect(server.inputs('auth/dataShare/add')).toEqual([
    { name: 'X 射线衍射数据', from: '', days: 30, password: 'a1b2c3', rids: ['file-1'], views: false },
  ]);
});

test('each link says its state, end and openings; its log opens below; an open one is revoked after a question', async () => {
  const shares = [share(), share({ code: 'code-2', name: '旧', state: 'ended', opened: 0, downloaded: 0 })];
  const { visitor, server } = open('share', {
    'auth/dataShare/list': () => ({ list: shares }),
    'auth/dataShare/detail': () => ({
      ...share(),
      list: [{ rid: 'file-1', name: '衍射.csv', size: 2048 }],
      log: [
        { day: '2026-11-21', act: 'file', file: '衍射.csv', count: 1 },
        { day: '2026-11-20', act: 'open', file: null, count: 3 },
      ],
    }),
    'auth/dataShare/revoke': () => {
      shares[0] = share({ state: 'revoked', revoked: '2026-11-22T02:00:00Z' });
      return null;
    },
  });
  const row = within(await screen.findByRole('listitem', { name: '氧化铈数据' }));
  expect(row.getByText('2 个文件 · 需要密码 · 打开 3 次 · 下载 1 次')).toBeInTheDocument();
  const ended = within(screen.getByRole('listitem', { name: '旧' }));
  expect(ended.getByText('已到期')).toBeInTheDocument();
  expect(ended.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument();
  await visitor.click(row.getByRole('button', { name: '查看记录' }));
  expect(await row.findByText('2026-11-21 下载 衍射.csv 1 次')).toBeInTheDocument();
  expect(row.getByText('另有 1 个文件已不可用，对方看不到')).toBeInTheDocument();
  await visitor.click(row.getByRole('button', { name: '撤回' }));
  const asked = within(await screen.findByRole('dialog', { name: '撤回分享' }));
  await visitor.click(asked.getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(server.inputs('auth/dataShare/revoke')).toEqual([{ code: 'code-1' }]));
  expect(await row.findByText('已撤回')).toBeInTheDocument();
  expect(row.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument();
});
