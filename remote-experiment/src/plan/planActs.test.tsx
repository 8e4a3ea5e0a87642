import type { OrderReady, Plan } from '@portal/shared/contract';
import { member, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { address, planItem, planOf, quote, saxs } from '../testing/fixture';

const noSamples = { list: [], next: null, counts: {}, ending: 0 };

/** Opens the plan; its counts can be changed, and each test adds the calls of its act. */
function open(start: Plan) {
  let kept = start;
  return renderRoute({
    routes,
    at: '/experiment/plan',
    user: member(),
    server: {
      'auth/tempDevice': () => kept,
      'auth/web/sample/list4person': () => noSamples,
      'auth/tempDevice/edit': ({ rid, count }) => {
        const groups = kept.groups.map((group) => ({
          ...group,
          items: group.items.map((item) => (item.rid === rid ? planItem({ ...item, count }) : item)),
        }));
        kept = { ...kept, groups };
        return kept;
      },
    },
  });
}

const xrd = planItem({ count: 2 });
const sem = planItem({ rid: 'item-sem', device_rid: 'sem', name: '扫描电镜', unit_fen: 20_000 });
const raman = planItem({ rid: 'item-raman', device_rid: 'raman', name: '原位拉曼', unit_fen: 80_000 });
const total = () => screen.getByRole('region', { name: '合计' });

test('the price of the selection is opened line by line and follows a changed count', async () => {
  const { visitor, server } = open(planOf({ 1: [xrd, sem] }));
  let total_fen = 32_000;
  server.on({
    'auth/order/quote': () =>
      quote({
        list_fen: 35_000,
        total_fen,
        coupon: { rid: 'coupon-1', name: '新客立减' },
        discount_fen: 5000,
        credit_free_fen: 20_000,
        prepaid_fen: 1000,
        points: 270,
        groups: [{ rid: 'group-1', name: '材料课题组', most_fen: 12_300 }],
      }),
  });
  const opener = await screen.findByRole('button', { name: '价格明细' });
  await visitor.click(opener);
  const shown = await within(total()).findByText('应付合计');
  const lines =
    (shown.closest('dl')?.textContent ?? '') + (total().querySelectorAll('dl')[1]?.textContent ?? '');
  for (const part of [
    '目录价¥350.00',
    '报价单价格差额-¥30.00',
    '优惠券“新客立减”-¥50.00',
    '应付合计¥270.00',
    '可用信用额度¥200.00',
    '可用预存款¥10.00',
    '还差 ¥60.00',
    '结算时可由“材料课题组”分摊至多 ¥123.00',
    '付款后可得积分约 270',
  ])
    expect(lines).toContain(part);
  expect(server.inputs('auth/order/quote')).toEqual([
    { plan_rids: ['item-xrd', 'item-sem'], best_coupon: true },
  ]);
  total_fen = 38_000;
  await visitor.click(
    within(screen.getByRole('group', { name: 'X 射线衍射的数量' })).getByRole('button', { name: /增加/ }),
  );
  expect(await within(total()).findByText('¥330.00')).toBeInTheDocument();
});

test('a group pays at most what its budget for the member leaves', async () => {
  const { visitor, server } = open(planOf({ 1: [xrd] }));
  const budget = { cluster_rid: 'group-1', cluster: '材料课题组', amount_fen: 50_000 };
  server.on({
    'auth/order/quote': () =>
      quote({ total_fen: 12_000, groups: [{ rid: 'group-1', name: '材料课题组', most_fen: 12_000 }] }),
    'auth/cluster/budgetWarnings': () => ({
      list: [],
      stops: [
        { ...budget, of: 'own' as const, name: '林晓', used_fen: 46_000 },
        { ...budget, of: 'project' as const, name: 'JS-1', used_fen: 50_000 },
      ],
    }),
  });
  await visitor.click(await screen.findByRole('button', { name: '价格明细' }));
  const label = await within(total()).findByText('结算时可由“材料课题组”分摊');
  // The plan names no project, so the used budget of JS-1 has no part in it.
  await waitFor(() => expect(label.nextElementSibling).toHaveTextContent('至多 ¥40.00'));
});

test('the options of an item are changed in place, with the price before they are saved', async () => {
  const item = planItem({
    rid: 'item-saxs',
    device_rid: 'saxs',
    name: '小角散射',
    options: { range: ['std'] },
    unit_fen: 9000,
    count: 2,
    changeable: true,
  });
  const { visitor, server } = open(planOf({ 1: [item, xrd] }));
  const changed = {
    ...item,
    options: { range: ['wide'] },
    option_text: ['范围：宽角'],
    unit_fen: 10_000,
    total_fen: 20_000,
  };
  server.on({
    'open/web/device/detail': () => saxs,
    'auth/tempDevice/options': () => planOf({ 1: [changed, xrd] }),
  });
  await visitor.click(await screen.findByRole('button', { name: '修改小角散射的选项' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改检测选项' }));
  await visitor.click(await dialog.findByRole('radio', { name: /宽角/ }));
  expect(dialog.getByRole('status')).toHaveTextContent('¥100.00 × 2 样 = ¥200.00');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('范围：宽角')).toBeInTheDocument();
  expect(server.inputs('auth/tempDevice/options')).toEqual([
    { rid: 'item-saxs', options: { range: ['wide'] } },
  ]);
  expect(screen.queryByRole('button', { name: '修改X 射线衍射的选项' })).not.toBeInTheDocument();
});

test('an item is saved for later and put back; the count in the header follows', async () => {
  const { visitor, server, session } = open(planOf({ 1: [xrd, sem] }));
  server.on({
    'auth/tempDevice/save': ({ saved }) =>
      saved ? planOf({ 1: [xrd] }, { saved: [sem] }) : planOf({ 1: [xrd, sem] }),
  });
  await visitor.click(await screen.findByRole('button', { name: '扫描电镜稍后再说' }));
  const later = within(await screen.findByRole('region', { name: '稍后再说（1）' }));
  expect(later.getByText(/目录价/)).toHaveTextContent('目录价 ¥200.00 × 1 样');
  await waitFor(() => expect(total()).toHaveTextContent('已选 1 项 · 共 2 样'));
  expect(session.planCount).toBe(2);
  await visitor.click(later.getByRole('button', { name: '把扫描电镜放回方案' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: '稍后再说（1）' })).not.toBeInTheDocument(),
  );
  expect(server.inputs('auth/tempDevice/save')).toEqual([
    { rids: ['item-sem'], saved: true },
    { rids: ['item-sem'], saved: false },
  ]);
});

test('what is saved for later is shown when the plan is empty; a withdrawn service can only be removed', async () => {
  open(planOf({}, { saved: [{ ...sem, available: false }] }));
  expect(await screen.findByText('实验方案还是空的')).toBeInTheDocument();
  const later = within(screen.getByRole('region', { name: '稍后再说（1）' }));
  expect(later.getByText('已下架或选项已变更')).toBeInTheDocument();
  expect(later.queryByText(/目录价/)).not.toBeInTheDocument();
});

test('the plan is shared by a link, which can be withdrawn', async () => {
  const { visitor, server } = open(planOf({ 1: [xrd], 31: [raman] }, { latest_type: 1 }));
  const days = { created: '2026-11-18T02:00:00Z', expires: '2026-12-18T02:00:00Z' };
  const link = { code: 'code-1', ...days, names: ['X 射线衍射', '原位拉曼'] };
  let list: (typeof link)[] = [];
  server.on({
    'auth/planShare/list': () => ({ list }),
    'auth/planShare/add': () => {
      list = [link];
      return link;
    },
    'auth/planShare/del': () => {
      list = [];
      return null;
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '分享方案' }));
  const dialog = within(await screen.findByRole('dialog', { name: '分享方案' }));
  await visitor.click(dialog.getByRole('radio', { name: '整个方案 2 项' }));
  await visitor.click(dialog.getByRole('radio', { name: '7 天' }));
  await visitor.click(dialog.getByRole('button', { name: '生成链接' }));
  expect(await dialog.findByText(/\/shared\/code-1$/)).toBeInTheDocument();
  expect(server.inputs('auth/planShare/add')).toEqual([{ rids: ['item-raman', 'item-xrd'], days: 7 }]);
  await visitor.click(await dialog.findByRole('button', { name: '撤回' }));
  const confirm = within(await screen.findByRole('dialog', { name: '撤回链接' }));
  await visitor.click(confirm.getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(server.inputs('auth/planShare/del')).toEqual([{ code: 'code-1' }]));
});

test('the prices of the selection, or of the whole plan without one, are downloaded as PDF', async () => {
  const { visitor, server } = open(planOf({ 1: [xrd, sem] }));
  server.on({ 'auth/quotation/reference': () => ({ url: '/api/open/priceReference/key' }) });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await visitor.click(await screen.findByRole('checkbox', { name: '选择扫描电镜' }));
  await visitor.click(screen.getByRole('button', { name: '下载报价参考' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  await visitor.click(screen.getByRole('checkbox', { name: '选择X 射线衍射' }));
  await visitor.click(await screen.findByRole('button', { name: '下载报价参考' }));
  await waitFor(() =>
    expect(server.inputs('auth/quotation/reference')).toEqual([
      { plan_rids: ['item-xrd'] },
      { plan_rids: ['item-xrd', 'item-sem'] },
    ]),
  );
  click.mockRestore();
});

test('a change in another tab is shown at once', async () => {
  const { server, session } = open(planOf({ 1: [xrd] }));
  await screen.findByText('X 射线衍射');
  server.on({ 'auth/tempDevice': () => planOf({ 1: [xrd, sem] }) });
  act(() => session.setPlanCount(3));
  expect(await screen.findByText('扫描电镜')).toBeInTheDocument();
});

describe('the order of one click', () => {
  const rietveld = planItem({ rid: 'item-fit', name: '结构精修', needs_sample: false });
  const ready = (missing: OrderReady['missing'] = []): OrderReady => ({
    quote: quote({ total_fen: 6000 }),
    missing,
    materials: ['contract'],
    materials_other: '',
    fund_code: '21871001',
    stored_rids: [],
    sample_disposal: null,
    return_address: null,
    hours: [
      {
        rid: 'time-1',
        instrument_rid: 'tem-1',
        name: '机时',
        starts: '2026-12-01T00:30:00Z',
        ends: '2026-12-01T02:30:00Z',
      },
    ],
  });
  const openDialog = async (missing?: OrderReady['missing']) => {
    const page = open(planOf({ 3: [rietveld] }));
    page.server.on({
      'auth/order/ready': () => ready(missing),
      'auth/order/add': () => ({ rid: 'order-1', code: 'D20261121-000001' }),
    });
    await page.visitor.click(await screen.findByRole('button', { name: '一键下单' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: '一键下单' })) };
  };

  test('shows how it is ordered, orders once and opens the order', async () => {
    const { visitor, server, router, dialog } = await openDialog();
    expect(await dialog.findByText('合同（与上一订单相同）')).toBeInTheDocument();
    expect(dialog.getByText('21871001（与上一订单相同）')).toBeInTheDocument();
    await visitor.dblClick(dialog.getByRole('button', { name: '确认下单' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
    expect(server.inputs('auth/order/add')).toEqual([
      {
        plan_rids: ['item-fit'],
        coupon_rid: null,
        seen: {
          total_fen: 6000,
          due_fen: 6000,
          times: [
            {
              instrument_rid: 'tem-1',
              starts: '2026-12-01T00:30:00Z',
              ends: '2026-12-01T02:30:00Z',
            },
          ],
        },
        sample_source: -1,
        stored_rids: [],
        sample_disposal: null,
        return_address: null,
        reservation_rids: ['time-1'],
        materials: ['contract'],
        materials_other: '',
        fund_code: '21871001',
        from_draft: false,
      },
    ]);
  });

  test('what is missing is named, with a link into the form', async () => {
    const { dialog } = await openDialog(['hours', 'money']);
    expect(await dialog.findByText(/尚未选好上机时间.*；可用的信用额度与预存款不足/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: '去补充' })).toHaveAttribute(
      'href',
      '/experiment/order?items=item-fit',
    );
    expect(dialog.getByRole('button', { name: '确认下单' })).toBeDisabled();
  });

  test('tests stored samples again, which can be chosen, and says where they are sent back to', async () => {
    const page = open(planOf({ 1: [planItem({ count: 1 })] }));
    const stored = ['A1', 'A2'].map((number) => ({
      rid: number,
      number,
      name: '石墨',
      form: 'powder' as const,
      hazards: [],
      code: 'P20261101-000001',
      state: 'stored' as const,
      disposal: 2 as const,
      place: 'A-1',
      until: '2027-05-01',
      can: [],
      keep_until: '2027-06-01',
      order_rid: 'order-0',
      order_code: 'D20261101-000001',
      parcel: null,
      ordered: '2026-11-01T02:00:00Z',
      tests: [],
    }));
    const {
      address_rid: _rid,
      etag: _etag,
      company: _company,
      default: _default,
      ...return_address
    } = address();
    page.server.on({
      'auth/web/sample/list4person': () => ({ ...noSamples, list: stored }),
      'auth/order/ready': () => ({
        ...ready(),
        hours: [],
        stored_rids: ['A1'],
        sample_disposal: 1,
        return_address,
      }),
      'auth/order/add': () => ({ rid: 'order-1', code: 'D20261121-000001' }),
    });
    const { visitor } = page;
    await visitor.click(await screen.findByRole('button', { name: '一键下单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '一键下单' }));
    expect(await dialog.findByText('以往订单留存样品，无需再寄')).toBeInTheDocument();
    expect(dialog.getByText(/林晓 13800000000，北京市海淀区学院路/)).toBeInTheDocument();
    expect(await dialog.findByRole('checkbox', { name: /A1/ })).toBeChecked();
    await visitor.click(dialog.getByRole('checkbox', { name: /A2/ }));
    const confirm = dialog.getByRole('button', { name: '确认下单' });
    expect(confirm).toBeDisabled();
    await visitor.click(dialog.getByRole('checkbox', { name: /A1/ }));
    await visitor.click(confirm);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
    expect(page.server.inputs('auth/order/add')).toMatchObject([
      { sample_source: 0, stored_rids: ['A2'], sample_disposal: 1, return_address },
    ]);
  });

  test('is not offered for items whose samples must be described', async () => {
    open(planOf({ 1: [xrd] }));
    await screen.findByRole('button', { name: '去下单' });
    expect(screen.queryByRole('button', { name: '一键下单' })).not.toBeInTheDocument();
  });
});
