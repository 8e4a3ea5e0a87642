import type { Data, Recycle, StoredSample } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { labClock } from '@portal/shared/rules';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { recordDownloads } from '../testing/openOrder';

type Samples = Data<'auth/web/sample/list4person'>;

const dayIn = (days: number) => labClock(new Date(Date.now() + days * 24 * 3600_000)).today;
const sample = (part: Partial<StoredSample> = {}): StoredSample => ({
  rid: 'sample-1',
  number: 'S1',
  name: '氧化铈',
  form: 'powder',
  hazards: ['toxic'],
  code: 'P20261121-000001',
  state: 'stored',
  disposal: 2,
  place: 'A 柜 3 层',
  until: '2028-05-18',
  keep_until: '2028-11-18',
  order_rid: 'order-1',
  order_code: 'D1',
  ordered: '2026-11-20T02:00:00Z',
  tests: [],
  parcel: null,
  can: ['reuse', 'keep', 'discard', 'ask_back'],
  ...part,
});
const second = sample({ rid: 'sample-2', number: 'S2', state: 'received', until: null, can: [] });
const recycle = (part: Partial<Recycle> = {}): Recycle => ({
  rid: 'recycle-1',
  code: 'H20261121-000001',
  state: 'asked',
  postage: 'collect',
  message: '',
  samples: [{ rid: 'sample-1', code: 'P1', number: 'S1', name: '氧化铈', state: 'returning' }],
  name: '林晓',
  phone: '13800000000',
  address: '江苏省南京市玄武区示例街 8 号',
  due: '2026-11-27',
  parcel: null,
  reason: '',
  created: '2026-11-20T02:00:00Z',
  can: ['cancel'],
  ...part,
});
const counts: Samples['counts'] = { stored: 1, received: 1, destroyed: 2 };

const saved = member().address;

function open(at = '/member/sample', answer: Partial<Samples> = {}, server: Handlers = {}) {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/web/sample/list4person': () => ({
        list: [sample(), second],
        next: null,
        counts,
        ending: 0,
        ...answer,
      }),
      'auth/address/list': () => saved,
      ...server,
    },
  });
}
const table = async () => within(await screen.findByRole('table', { name: '样品' }));
const more = async (visitor: ReturnType<typeof open>['visitor'], number: string, name: string) => {
  await visitor.click(await screen.findByRole('button', { name: new RegExp(`^更多：样品 ${number}，`) }));
  const menu = within(screen.getByRole('group', { name: new RegExp(`^更多：样品 ${number}，`) }));
  return name === '' ? menu : visitor.click(menu.getByRole('button', { name }));
};

test('each sample says where it is and until when; acts are those that the server allows', async () => {
  const { visitor } = open();
  const rows = (await table()).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(
    /S1 氧化铈P20261121-000001 · 粉末 · 有毒D1已留存留存至 2028-05-18（含当日）A 柜 3 层/,
  );
  expect(rows[1]).toHaveTextContent(/S2 .*已收样/);
  expect(screen.getAllByRole('link', { name: 'D1' })[0]).toHaveAttribute('href', '/member/order/order-1');
  expect(screen.getAllByRole('button', { name: /^延长留存/ })).toHaveLength(1);
  const menu = await more(visitor, 'S2', '');
  expect(menu?.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '样品记录',
    '打印标签',
  ]);
});

test('the menu of a row works by arrows, and Escape gives the focus back', async () => {
  const { visitor } = open();
  const button = await screen.findByRole('button', { name: /^更多：样品 S2，/ });
  act(() => button.focus());
  await visitor.keyboard('{ArrowDown}');
  const [first, last] = within(screen.getByRole('group', { name: /^更多：样品 S2，/ })).getAllByRole(
    'button',
  );
  expect(first).toHaveFocus();
  await visitor.keyboard('{ArrowUp}');
  expect(last).toHaveFocus();
  await visitor.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await visitor.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(first).not.toBeVisible();
});

test('state and page are in the URL and in the call; empty states have no tab of their own', async () => {
  const { visitor, server, router } = open('/member/sample?state=lost', {
    next: 'cursor-2',
    list: [sample()],
  });
  await table();
  server.on({ 'auth/web/sample/list4person': () => ({ list: [second], next: null, counts, ending: 0 }) });
  const tabs = within(await screen.findByRole('navigation', { name: '样品状态' }));
  expect(await tabs.findByRole('link', { name: /^已销毁\s*2$/ })).toBeInTheDocument();
  expect(tabs.queryByRole('link', { name: /^查找中/ })).not.toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(server.inputs('auth/web/sample/list4person')).toHaveLength(2));
  await visitor.click(tabs.getByRole('link', { name: /^已留存/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=stored'));
  await waitFor(() =>
    expect(server.inputs('auth/web/sample/list4person')).toEqual([
      { size: 20 },
      { size: 20, cursor: 'cursor-2' },
      { state: 'stored', size: 20 },
    ]),
  );
});

test('samples that are destroyed soon are warned of, and lead to their list', async () => {
  const ending = sample({ until: dayIn(3) });
  const { visitor, server, router } = open('/member/sample', { list: [ending], ending: 1 });
  expect(await screen.findByText(/有 1 个样品将在 7 天内销毁/)).toBeInTheDocument();
  expect(await screen.findByText('3 天后列入待销毁')).toBeInTheDocument();
  await visitor.click(screen.getByRole('link', { name: '查看' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=ending'));
  await waitFor(() =>
    expect(server.inputs('auth/web/sample/list4person').at(-1)).toEqual({ ending: true, size: 20 }),
  );
  expect(screen.queryByText(/有 1 个样品将在/)).not.toBeInTheDocument();
});

test('a sample is kept longer, once, and the new day is said; a refusal says why', async () => {
  const { visitor, server } = open();
  server.on({ 'auth/sample/keep': () => sample({ until: '2028-11-18' }) });
  const keep = await screen.findByRole('button', {
    name: '延长留存：样品 S1，P20261121-000001，至 2028-11-18',
  });
  await visitor.dblClick(keep);
  expect(await screen.findByText('样品 S1 留存至 2028-11-18（含当日）')).toBeInTheDocument();
  expect(server.inputs('auth/sample/keep').length).toBeLessThanOrEqual(2);
  server.on({
    'auth/sample/keep': () => {
      throw new Refused('sample_act_refused');
    },
  });
  const before = server.inputs('auth/web/sample/list4person').length;
  await visitor.click(keep);
  await waitFor(() =>
    expect(alerts.queue.at(-1)?.text).toBe('样品的状态已变化，不能进行此操作，请刷新后查看'),
  );
  await waitFor(() => expect(server.inputs('auth/web/sample/list4person').length).toBeGreaterThan(before));
});

test('destroying is explained and confirmed first', async () => {
  const { visitor, server } = open('/member/sample', {}, { 'auth/sample/destroy': () => sample() });
  await more(visitor, 'S1', '申请销毁');
  const dialog = within(await screen.findByRole('dialog', { name: '申请销毁样品' }));
  expect(dialog.getByText(/销毁后不能恢复/)).toBeInTheDocument();
  expect(server.inputs('auth/sample/destroy')).toEqual([]);
  await visitor.click(dialog.getByRole('button', { name: '申请销毁' }));
  await waitFor(() =>
    expect(server.inputs('auth/sample/destroy')).toEqual([{ rid: 'sample-1', confirmed: true }]),
  );
  expect(await screen.findByText('样品 S1 已列入待销毁')).toBeInTheDocument();
});

test('chosen samples are asked back in one parcel: who pays is required, and the request is shown', async () => {
  const { visitor, server, router } = open();
  server.on({
    'auth/sample4recycle/add': () => recycle(),
    'auth/sample4recycle/list4person': () => ({ total: 1, list: [recycle()] }),
  });
  await table();
  await visitor.click(screen.getByRole('checkbox', { name: '选择全部' }));
  const bar = within(screen.getByRole('region', { name: '批量操作' }));
  expect(bar.getByText('已选 2 个样品')).toBeInTheDocument();
  await visitor.click(bar.getByRole('button', { name: '寄回其中 1 个' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请寄回样品' }));
  expect(await dialog.findByText(/1 个样品合成一个包裹/)).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(dialog.getByText('[运费]不能为空')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: /^到付/ }));
  await visitor.dblClick(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=recycle'));
  expect(server.inputs('auth/sample4recycle/add')).toEqual([
    { rids: ['sample-1'], address: { address_rid: 'address-home' }, postage: 'collect', message: '' },
  ]);
  expect(await screen.findByRole('listitem', { name: 'H20261121-000001' })).toHaveTextContent('待寄出');
});

test('an address that was deleted meanwhile is not replaced by another one: the member chooses again', async () => {
  const others = saved.map((one) => ({ ...one, address_rid: 'address-far', city: '苏州市' }));
  let list = [...saved, ...others];
  const { visitor, server } = open('/member/sample', {}, { 'auth/address/list': () => list });
  server.on({
    'auth/sample4recycle/add': ({ address }) => {
      if ('address_rid' in address && address.address_rid === 'address-far') return recycle();
      list = others;
      throw new Refused('not_found', { msg: '地址不存在，请重新选择' });
    },
    'auth/sample4recycle/list4person': () => ({ total: 1, list: [recycle()] }),
  });
  await table();
  await visitor.click(screen.getByRole('checkbox', { name: '选择全部' }));
  await visitor.click(screen.getByRole('button', { name: '寄回其中 1 个' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请寄回样品' }));
  await visitor.click(await dialog.findByRole('radio', { name: /^到付/ }));
  const send = () => visitor.click(dialog.getByRole('button', { name: '提交申请' }));
  await send();
  expect(await dialog.findByText('[寄回地址]之前的选择已不可用，请重新选择')).toBeInTheDocument();
  const address = dialog.getByRole('radio', { name: /苏州市/ });
  expect(address).not.toBeChecked();
  await send();
  expect(server.inputs('auth/sample4recycle/add')).toHaveLength(1);
  await visitor.click(address);
  await send();
  await waitFor(() => expect(server.inputs('auth/sample4recycle/add')).toHaveLength(2));
});

test('chosen samples that may be kept longer are kept by one press', async () => {
  const { visitor, server } = open();
  server.on({ 'auth/sample/keep': () => sample({ until: '2028-11-18' }) });
  await table();
  await visitor.click(screen.getByRole('checkbox', { name: '选择全部' }));
  const bar = within(screen.getByRole('region', { name: '批量操作' }));
  await visitor.click(bar.getByRole('button', { name: '延长其中 1 个' }));
  expect(await screen.findByText('已延长 1 个样品的留存')).toBeInTheDocument();
  expect(server.inputs('auth/sample/keep')).toEqual([{ rid: 'sample-1' }]);
  // The bar follows the choice in a render of its own.
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).not.toBeInTheDocument());
});

test('labels are printed in the chosen size, for the chosen samples', async () => {
  const downloads = recordDownloads();
  const { visitor, server } = open(
    '/member/sample',
    {},
    { 'auth/sample/labels': () => ({ url: '/labels' }) },
  );
  await table();
  await visitor.click(screen.getByRole('checkbox', { name: /^选择样品 S1，/ }));
  await visitor.click(screen.getByRole('checkbox', { name: /^选择样品 S2，/ }));
  await visitor.click(screen.getByRole('button', { name: '打印标签' }));
  const dialog = within(await screen.findByRole('dialog', { name: '打印样品标签' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(4);
  await visitor.click(dialog.getByRole('radio', { name: /^A4/ }));
  await visitor.click(dialog.getByRole('button', { name: '下载 PDF' }));
  await waitFor(() => expect(downloads).toEqual(['/labels as 样品标签-2个.pdf']));
  expect(server.inputs('auth/sample/labels')).toEqual([{ rids: ['sample-1', 'sample-2'], size: 'a4' }]);
});

test('the record of a sample lists who did what, the latest first', async () => {
  const events = [
    { act: 'register', state: 'registered', by: 'member', at: '2026-11-20T02:00:00Z', note: '' },
    { act: 'place', state: 'stored', by: 'staff', at: '2026-11-21T02:00:00Z', note: 'A 柜 3 层' },
  ] as const;
  const server: Handlers = { 'auth/web/sample/detail': () => ({ ...sample(), events: [...events] }) };
  const { visitor } = open('/member/sample', {}, server);
  await more(visitor, 'S1', '样品记录');
  const record = within(await screen.findByRole('list', { name: '样品记录' }));
  expect(record.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '放置（A 柜 3 层）实验室 · 2026-11-21 10:00',
    '登记样品本人 · 2026-11-20 10:00',
  ]);
});

test('a request is cancelled after a question; a sent one is confirmed', async () => {
  const sent = recycle({
    rid: 'recycle-2',
    code: 'H2',
    state: 'sent',
    can: ['done'],
    parcel: { company: '顺丰速运', number: 'SF1234567890' },
  });
  const refused = recycle({ rid: 'recycle-3', code: 'H3', state: 'refused', can: [], reason: '盘点中' });
  const { visitor, server } = open(
    '/member/sample?kind=recycle',
    {},
    {
      'auth/sample4recycle/list4person': () => ({ total: 3, list: [recycle(), sent, refused] }),
      'auth/sample4recycle/cancel': () => recycle({ state: 'cancelled', can: [] }),
      'auth/sample4recycle/done': () => recycle({ state: 'done', can: [] }),
    },
  );
  await visitor.click(await screen.findByRole('button', { name: '取消申请 H20261121-000001' }));
  const dialog = within(screen.getByRole('dialog', { name: '取消寄回申请' }));
  await visitor.click(dialog.getByRole('button', { name: '取消申请' }));
  expect(await screen.findByText('申请已取消，样品继续留存')).toBeInTheDocument();
  expect(server.inputs('auth/sample4recycle/cancel')).toEqual([{ rid: 'recycle-1' }]);
  expect(screen.getByText(/顺丰速运 SF1234567890/)).toBeInTheDocument();
  expect(screen.getByText('未通过原因：盘点中')).toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: '确认签收 H2' }));
  await waitFor(() => expect(server.inputs('auth/sample4recycle/done')).toEqual([{ rid: 'recycle-2' }]));
});

test.each([
  ['/member/sample', '还没有样品'],
  ['/member/sample?state=stored', '没有“已留存”的样品'],
  ['/member/sample?state=ending', '没有即将销毁的样品'],
  ['/member/sample?kind=recycle', '还没有寄回申请'],
])('%s without records says so and what to do', async (at, title) => {
  open(at, { list: [], counts: {} }, { 'auth/sample4recycle/list4person': () => ({ total: 0, list: [] }) });
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('an unreachable server is reported, and a retry loads the samples', async () => {
  const { visitor, server } = renderRoute({ routes, at: '/member/sample', user: member() });
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  server.on({
    'auth/web/sample/list4person': () => ({ list: [sample()], next: null, counts, ending: 0 }),
  });
  await visitor.click(retry);
  expect((await table()).getByText('S1 氧化铈')).toBeInTheDocument();
});
