import type { Webhook, WebhookDelivery } from '@portal/shared/contract';
import { formatInstant } from '@portal/shared/rules';
import { fakeEtag, type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

const url = 'https://lims.example.com/events';
const hook = (part: Partial<Webhook> = {}): Webhook => ({
  rid: 'hook-1',
  url,
  events: ['order.delivered', 'bill.issued'],
  created: '2026-11-20T02:00:00Z',
  disabled: null,
  disabled_because: null,
  failing_since: null,
  previous_until: null,
  etag: fakeEtag,
  ...part,
});
const delivery = (part: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  rid: 'delivery-1',
  id: 'msg_delivery-1',
  type: 'order.delivered',
  code: 'D20261120-000001',
  created: '2026-11-20T02:00:00Z',
  state: 'failed',
  next: null,
  attempts: [
    { at: '2026-11-20T02:00:01Z', status: 500, error: null, duration_ms: 35 },
    { at: '2026-11-20T02:00:06Z', status: null, error: 'timeout', duration_ms: 10_000 },
  ],
  ...part,
});
const secret = `whsec_${'A'.repeat(43)}=`;

function open(server: Handlers = {}, at = '/member/information/interface') {
  return renderRoute({
    routes,
    at,
    user: member({ userInfo: { organization: 2 } }),
    server: { 'auth/apiToken/list': () => [], 'auth/webhook/list': () => [hook()], ...server },
  });
}
const row = async () => within(await screen.findByRole('listitem', { name: url }));

test('a webhook is listed with its events; a new one shows its secret once', async () => {
  const { visitor, server } = open({
    'auth/webhook/list': () => [],
    'auth/webhook/add': () => ({ ...hook(), secret }),
  });
  await visitor.click(await screen.findByRole('button', { name: '新增回调' }));
  await visitor.type(await screen.findByLabelText(/^回调地址/), ` ${url}`);
  await visitor.click(screen.getByLabelText(/^结算单已付清/));
  await visitor.click(screen.getByLabelText(/^数据已交付/));
  server.on({ 'auth/webhook/list': () => [hook()] });
  await visitor.dblClick(screen.getByRole('button', { name: '新增' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  expect(server.inputs('auth/webhook/add')).toEqual([{ url, events: ['bill.issued', 'bill.paid'] }]);
  await visitor.keyboard('{Escape}');
  await visitor.click(screen.getByRole('button', { name: '我已保存' }));
  await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
  const one = await row();
  expect(one.getByText('数据已交付、结算单已出具')).toBeInTheDocument();
  expect(one.getByText('已启用')).toBeInTheDocument();
});

test('a refused URL is said at its field', async () => {
  const { visitor } = open({
    'auth/webhook/add': () => {
      throw new Refused('invalid_input', { url: '[回调地址]须以 https:// 开头' });
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '新增回调' }));
  await visitor.type(await screen.findByLabelText(/^回调地址/), 'http://lims.example.com');
  await visitor.click(screen.getByRole('button', { name: '新增' }));
  await waitFor(() => expect(screen.getByLabelText(/^回调地址/)).toBeInvalid());
  expect(screen.getByLabelText(/^回调地址/)).toHaveValue('http://lims.example.com');
});

test('an edit keeps a disabled webhook disabled', async () => {
  const disabled = { disabled: '2026-11-21T02:00:00Z', disabled_because: 'member' } as const;
  const { visitor, server } = open({
    'auth/webhook/list': () => [hook(disabled)],
    'auth/webhook/edit': () => hook(disabled),
  });
  await visitor.click((await row()).getByRole('button', { name: `编辑：${url}` }));
  expect(await screen.findByLabelText(/^回调地址/)).toHaveValue(url);
  await visitor.click(screen.getByLabelText(/^样品已收到/));
  await visitor.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('回调已修改')).toBeInTheDocument();
  expect(server.inputs('auth/webhook/edit')).toEqual([
    {
      rid: 'hook-1',
      url,
      events: ['order.received', 'order.delivered', 'bill.issued'],
      enabled: false,
      etag: fakeEtag,
    },
  ]);
});

test.each([
  ['停用', /等待投递的事件将被放弃/, 'auth/webhook/edit', '回调已停用'],
  ['删除', /不能恢复/, 'auth/webhook/del', '回调已删除'],
] as const)('%s is confirmed first', async (act, consequence, path, done) => {
  const { visitor, server } = open({
    'auth/webhook/edit': () => hook({ disabled: '2026-11-21T02:00:00Z', disabled_because: 'member' }),
    'auth/webhook/del': () => null,
  });
  await visitor.click((await row()).getByRole('button', { name: `${act}：${url}` }));
  const dialog = within(screen.getByRole('dialog', { name: `${act}事件回调` }));
  expect(dialog.getByText(consequence)).toBeInTheDocument();
  expect(server.inputs(path)).toEqual([]);
  await visitor.click(dialog.getByRole('button', { name: act }));
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(server.inputs(path)).toHaveLength(1);
});

test('a webhook that was disabled for its failures says so, and is enabled again', async () => {
  const failed = { disabled: '2026-11-21T02:00:00Z', disabled_because: 'failure' } as const;
  const { visitor, server } = open({
    'auth/webhook/list': () => [hook(failed)],
    'auth/webhook/edit': () => hook(),
  });
  const one = await row();
  expect(one.getByText(/连续 3 天投递失败，已自动停用（2026-11-21 10:00）/)).toBeInTheDocument();
  server.on({ 'auth/webhook/list': () => [hook()] });
  await visitor.click(one.getByRole('button', { name: `启用：${url}` }));
  expect(await screen.findByText('回调已启用')).toBeInTheDocument();
  expect(server.inputs('auth/webhook/edit')).toMatchObject([{ enabled: true }]);
});

test('a new secret is made after a question, shown once, and the row says until when the previous one counts', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const rotated = hook({ previous_until: until });
  const { visitor, server } = open({ 'auth/webhook/rotate': () => ({ ...rotated, secret }) });
  await visitor.click((await row()).getByRole('button', { name: `更换密钥：${url}` }));
  const dialog = within(await screen.findByRole('dialog', { name: '更换签名密钥' }));
  expect(dialog.getByText(/同时用新旧两个密钥签名/)).toBeInTheDocument();
  expect(server.inputs('auth/webhook/rotate')).toEqual([]);
  server.on({ 'auth/webhook/list': () => [rotated] });
  await visitor.dblClick(dialog.getByRole('button', { name: '更换' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  expect(server.inputs('auth/webhook/rotate')).toEqual([{ rid: 'hook-1' }]);
  await visitor.keyboard('{Escape}');
  await visitor.click(screen.getByRole('button', { name: '我已保存' }));
  await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
  expect(
    (await row()).getByText(`已更换签名密钥，旧密钥到 ${formatInstant(until)} 失效`),
  ).toBeInTheDocument();
});

test('a test says what the receiver answered', async () => {
  const tested = (state: 'delivered' | 'failed', status: number) => () =>
    delivery({
      type: 'webhook.test',
      state,
      attempts: [{ at: '2026-11-20T02:00:01Z', status, error: null, duration_ms: 35 }],
    });
  const { visitor, server } = open({ 'auth/webhook/test': tested('failed', 500) });
  const button = (await row()).getByRole('button', { name: `发送测试：${url}` });
  await visitor.click(button);
  expect(await screen.findByText('测试未送达：HTTP 500')).toBeInTheDocument();
  server.on({ 'auth/webhook/test': tested('delivered', 204) });
  await visitor.click(button);
  expect(await screen.findByText('测试已送达（HTTP 204）')).toBeInTheDocument();
});

describe('the log', () => {
  const at = '/member/information/interface/hook-1';

  test('lists events with their attempts, further ones on request, and sends one again', async () => {
    const tested = delivery({ rid: 'delivery-3', type: 'webhook.test', code: 'TEST', state: 'delivered' });
    const waiting = delivery({
      rid: 'delivery-2',
      code: 'D2',
      state: 'waiting',
      next: '2026-11-20T02:05:00Z',
    });
    const { visitor, server } = open(
      {
        'auth/webhook/log': ({ before }) =>
          before === undefined
            ? { list: [delivery()], next: '1_delivery-1' }
            : { list: [waiting, tested], next: null },
        'auth/webhook/resend': () => null,
      },
      at,
    );
    const table = within(await screen.findByRole('table', { name: '回调记录' }));
    const first = within(table.getByRole('row', { name: /D20261120-000001/ }));
    expect(first.getByText('未送达')).toBeInTheDocument();
    expect(first.getByText('2 次，最近 10 秒内没有应答')).toBeInTheDocument();
    expect(first.getByText('2026-11-20 10:00 · HTTP 500 · 35 毫秒')).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: '加载更多' }));
    const second = within(await table.findByRole('row', { name: /D2 / }));
    expect(second.getByText('2026-11-20 10:05 重试')).toBeInTheDocument();
    expect(second.queryByRole('button')).not.toBeInTheDocument();
    expect(within(table.getByRole('row', { name: /测试/ })).queryByRole('button')).not.toBeInTheDocument();
    await visitor.click(first.getByRole('button', { name: '重新发送：D20261120-000001' }));
    expect(await screen.findByText(/已安排重新发送/)).toBeInTheDocument();
    expect(server.inputs('auth/webhook/resend')).toEqual([{ rid: 'delivery-1' }]);
  });

  test('of a disabled webhook offers nothing to send', async () => {
    open(
      {
        'auth/webhook/list': () => [hook({ disabled: '2026-11-21T02:00:00Z', disabled_because: 'gone' })],
        'auth/webhook/log': () => ({ list: [delivery()], next: null }),
      },
      at,
    );
    const table = within(await screen.findByRole('table', { name: '回调记录' }));
    expect(await screen.findByText('已停用')).toBeInTheDocument();
    expect(table.queryByRole('button')).not.toBeInTheDocument();
  });

  test('without events says when there will be some', async () => {
    open({ 'auth/webhook/log': () => ({ list: [], next: null }) }, at);
    expect(await screen.findByText('还没有记录')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回接口与回调' })).toHaveAttribute(
      'href',
      '/member/information/interface',
    );
  });
});
